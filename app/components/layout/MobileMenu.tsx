import type {ComponentProps} from 'react';
import {useTranslations} from 'use-intl/react';
import IconMenu from '~icons/lucide/menu';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLazy} from '~/components/ui/use-lazy';

const loadLinks = async () =>
  (await import('./MobileMenuLinks.client')).MobileMenuLinks;

function preload(): void {
  preloadDrawer();
  loadLinks().catch(() => undefined);
}

/** Opens the mobile menu; without JavaScript the header shows its main links. */
export function MenuButton() {
  const t = useTranslations('layout');
  const {isOpen, open} = useOverlay('mobileMenu');
  return (
    <button
      type="button"
      aria-label={t('menu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="-ml-2 icon-button lg:hidden no-js:hidden print:hidden"
      onClick={open}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <IconMenu />
    </button>
  );
}

type Props = ComponentProps<Awaited<ReturnType<typeof loadLinks>>>;

export function MobileMenu(props: Props) {
  const t = useTranslations('layout');
  const {close} = useOverlay('mobileMenu');
  const [MobileMenuLinks, onFailed] = useLazy(loadLinks, close);
  return (
    <Drawer name="mobileMenu" title={t('menu')} side="left" closesOnLink>
      <nav aria-label={t('menu')} className="p-4">
        <OnDemand onFailed={onFailed}>
          <MobileMenuLinks {...props} />
        </OnDemand>
      </nav>
    </Drawer>
  );
}
