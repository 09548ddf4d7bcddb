import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import IconAccount from '~icons/lucide/user-round';
import {CartButton} from '~/components/cart/CartButton';
import {SearchButton} from '~/components/catalogue/SearchMenu';
import {Link} from '~/components/ui/Link';
import {Logo} from '~/components/ui/Logo';
import {NavigationLink} from '~/components/ui/NavigationLink';
import {currentEntry} from '~/lib/content/current-entry';
import {withoutLocale} from '~/lib/i18n/locale';
import {ColorModeToggle} from './ColorModeToggle';
import {MenuButton} from './MobileMenu';
import {SubMenu} from './SubMenu';
import {useForcedColorMode} from './use-color-mode';
import {useMenus} from './use-menus';
import IconHeart from '~icons/lucide/heart';
import {CountBadge} from '~/components/ui/CountBadge';
import {useWishlist} from '~/components/wishlist/wishlist-context';

const ACCOUNT_LINK =
  'min-h-11 items-center px-2 text-sm whitespace-nowrap text-muted hover:text-accent';

export function Header({isSignedIn}: {isSignedIn: boolean}) {
  const t = useTranslations('layout');
  const {main} = useMenus();
  const current = currentEntry(main, withoutLocale(useLocation().pathname));
  const isModeForced = useForcedColorMode() !== null;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface max-lg:no-js:static short:static print:static">
      <div className="page-width flex min-h-16 items-center gap-2 max-lg:no-js:flex-wrap max-lg:no-js:pt-2 md:gap-4">
        <MenuButton />
        <Link
          to="/"
          className="mr-auto flex min-h-11 flex-none items-center overflow-hidden max-[23rem]:w-8 lg:mr-6 [&>svg]:flex-none"
        >
          <Logo />
        </Link>
        <nav
          aria-label={t('nav.main')}
          className="mr-auto max-lg:order-last max-lg:w-full max-lg:js:hidden print:max-lg:hidden"
        >
          <ul className="flex flex-wrap items-start gap-1">
            {main.map((entry, index) => {
              const {title, lang, to, links} = entry;
              return (
                <li key={index} className="relative flex items-start">
                  {to === null ? null : (
                    <NavigationLink
                      to={to}
                      lang={lang}
                      isSection={entry === current}
                      className="flex min-h-11 items-center border-b-2 border-transparent px-2 pt-0.5 whitespace-nowrap xl:px-3 hover:text-accent aria-[current]:border-accent aria-[current]:text-accent"
                    >
                      {title}
                    </NavigationLink>
                  )}
                  {links.length > 0 ? (
                    <SubMenu
                      title={title}
                      lang={lang}
                      links={links}
                      isHeading={to === null}
                    />
                  ) : null}
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="flex items-center gap-1 print:hidden">
          <SearchButton />
          {isModeForced ? null : <ColorModeToggle className="max-sm:hidden" />}
          {isSignedIn ? (
            <Link
              to="/account"
              aria-label={t('account')}
              className="icon-button"
            >
              <IconAccount />
            </Link>
          ) : (
            <>
              <Link
                to="/auth/login"
                className={`flex min-w-11 justify-center ${ACCOUNT_LINK}`}
              >
                <IconAccount className="sm:hidden" />
                <span className="max-sm:sr-only">{t('login')}</span>
              </Link>
              <Link
                to="/auth/register"
                className={`hidden md:flex lg:max-xl:hidden ${ACCOUNT_LINK}`}
              >
                {t('register')}
              </Link>
            </>
          )}
          <WishlistLink className="max-sm:js:hidden" />
          <CartButton />
        </div>
      </div>
    </header>
  );
}

function WishlistLink({className = ''}: {className?: string}) {
  const t = useTranslations('wishlist');
  const count = useWishlist().products.length;
  return (
    <Link
      to="/wishlist"
      // Prefetched data would be outdated after a change.
      prefetch="none"
      aria-label={t('link', {count})}
      className={`icon-button relative ${className}`}
    >
      <IconHeart />
      <CountBadge count={count} />
    </Link>
  );
}
