import {useTranslations} from 'use-intl/react';
import IconMenu from '~icons/lucide/menu';
import {Drawer, preloadDrawer} from '~/components/ui/Drawer';
import {Link} from '~/components/ui/Link';
import {useOverlay} from '~/components/ui/overlay';
import {NEEDS_PAGE} from '~/lib/browser/early-click';
import {MAIN_LINKS} from './navigation';

interface Props {
  isSignedIn: boolean;
}

/** Opens the mobile menu; without JavaScript the menu unfolds below the header. */
export function MenuButton({isSignedIn}: Props) {
  const t = useTranslations('layout');
  const {isOpen, open} = useOverlay('mobileMenu');
  return (
    <div className="-ml-2 lg:hidden print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-early={NEEDS_PAGE}
        className="icon-button no-js:hidden"
        onClick={open}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
      >
        <IconMenu aria-hidden className="size-5" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <details className="js:hidden">
        <summary className="icon-button list-none">
          <IconMenu aria-hidden className="size-5" />
          <span className="sr-only">{t('menu')}</span>
        </summary>
        <nav
          aria-label={t('menu')}
          className="absolute inset-x-0 top-full border-b border-line bg-surface p-4 shadow-panel"
        >
          <MenuLinks isSignedIn={isSignedIn} />
        </nav>
      </details>
    </div>
  );
}

/** The mobile menu's drawer. */
export function MobileMenu({isSignedIn}: Props) {
  const t = useTranslations('layout');
  return (
    <Drawer name="mobileMenu" title={t('menu')} side="left" closesOnLink>
      <nav aria-label={t('menu')} className="p-4">
        <MenuLinks isSignedIn={isSignedIn} />
      </nav>
    </Drawer>
  );
}

function MenuLinks({isSignedIn}: Props) {
  const t = useTranslations('layout');
  const tWishlist = useTranslations('wishlist');
  const {close} = useOverlay('mobileMenu');
  const account = isSignedIn
    ? [{label: t('account'), to: '/account'}]
    : [
        {label: t('login'), to: '/auth/login'},
        {label: t('register'), to: '/auth/register'},
      ];
  const wishlist = {label: tWishlist('title'), to: '/wishlist'};
  const links = MAIN_LINKS.map(({label, to}) => ({
    label: t(`nav.${label}`),
    to,
  }));
  return (
    <ul>
      {[...links, wishlist, ...account].map(({label, to}) => (
        <li key={to} className="border-b border-line last:border-0">
          <Link
            to={to}
            // A link to the page that is shown changes no route.
            onClick={close}
            className="flex min-h-12 items-center px-1 text-lg hover:text-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
