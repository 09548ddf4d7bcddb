import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLazy} from '~/components/ui/use-lazy';

const loadContents = () => import('./CartMain');

/** @param props.addOn see `CartMain`. */
export function CartPanel({addOn}: {addOn: ReactNode}) {
  const t = useTranslations('cart');
  const {close} = useOverlay('cartDrawer');
  const [CartMain, onFailed] = useLazy(
    async () => (await loadContents()).CartMain,
    close,
  );
  return (
    <Drawer name="cartDrawer" title={t('yourCart')} side="right" closesOnLink>
      <OnDemand
        onFailed={onFailed}
        fallback={<p className="p-4 text-muted">{t('loading')}</p>}
      >
        <CartMain layout="panel" addOn={addOn} />
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
