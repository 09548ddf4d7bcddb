import {Suspense} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {lazyPart} from '~/components/ui/lazy-part';

const loadContents = () => import('./CartPanelContents.client');

const CartPanelContents = lazyPart(
  async () => (await loadContents()).CartPanelContents,
);

/** The cart beside the page; loaded when it is opened. */
export function CartPanel() {
  const t = useTranslations('cart');
  return (
    <Drawer name="cartDrawer" title={t('yourCart')} side="right" closesOnLink>
      <Suspense fallback={<p className="p-4 text-muted">{t('loading')}</p>}>
        <CartPanelContents />
      </Suspense>
    </Drawer>
  );
}

/** Loads the panel ahead of a likely opening. */
export function preloadCartPanel(): void {
  preloadDrawer();
  // A failed preload shows again, and matters, when the panel is opened.
  loadContents().catch(() => undefined);
}
