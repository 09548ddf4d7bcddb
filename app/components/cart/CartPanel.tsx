import {lazy} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {OnDemand} from '~/components/ui/OnDemand';

const loadContents = () => import('./CartMain');

const CartMain = lazy(async () => ({
  default: (await loadContents()).CartMain,
}));

export function CartPanel() {
  const t = useTranslations('cart');
  return (
    <Drawer name="cartDrawer" title={t('yourCart')} side="right" closesOnLink>
      <OnDemand fallback={<p className="p-4 text-muted">{t('loading')}</p>}>
        <CartMain layout="panel" />
      </OnDemand>
    </Drawer>
  );
}

/** Loads the panel's code before it is opened, such as on hover. */
export function preloadCartPanel(): void {
  preloadDrawer();
  // A failed preload is reported when the panel is opened.
  loadContents().catch(() => undefined);
}
