import {lazy} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {OnDemand} from '~/components/ui/OnDemand';

const loadContents = () => import('./CartMain');

const CartMain = lazy(async () => ({
  default: (await loadContents()).CartMain,
}));

/** The cart beside the page; loaded when it is opened. */
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

/** Loads the panel ahead of a likely opening. */
export function preloadCartPanel(): void {
  preloadDrawer();
  // A failed preload shows again, and matters, when the panel is opened.
  loadContents().catch(() => undefined);
}
