import {Form, useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {NavigationLink} from '~/components/ui/NavigationLink';
import {useLocale} from '~/components/ui/use-locale';
import {currentEntry} from '~/lib/content/current-entry';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';

const LINKS = [
  {label: 'overview', to: '/account'},
  {label: 'orders', to: '/account/orders'},
  {label: 'wishlist', to: '/wishlist'},
  {label: 'notifications', to: '/account/notifications'},
] as const;

/** A list beside the pages; above them, in a narrow window, one row that scrolls. */
export function AccountNavigation() {
  const t = useTranslations();
  const locale = useLocale();
  const {pathname} = useLocation();
  const current = currentEntry(LINKS, withoutLocale(pathname));
  const list = useRef<HTMLUListElement>(null);
  // The page's own entry may be behind the end of the row.
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    const {left = 0, right = 0} = entry?.getBoundingClientRect() ?? {};
    list.current?.scrollBy((left + right - window.innerWidth) / 2, 0);
  }, [pathname]);
  return (
    <nav aria-label={t('account.nav.label')} className="min-w-0 print:hidden">
      <ul ref={list} className="account-nav">
        {LINKS.map(({label, to}) => (
          <li key={to}>
            <NavigationLink
              to={to}
              isSection={to === current?.to}
              className="flex min-h-11 items-center whitespace-nowrap hover:text-accent aria-[current]:border-accent aria-[current]:font-bold aria-[current]:text-accent"
            >
              {t(`account.nav.${label}`)}
            </NavigationLink>
          </li>
        ))}
        <li className="lg:mt-4">
          <Form
            method="post"
            action={localizedPath('/auth/logout', locale)}
            // Logout loads a new document in place of this one.
            replace
          >
            <Button
              type="submit"
              variant="secondary"
              className="whitespace-nowrap"
            >
              {t('auth.logout')}
            </Button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
