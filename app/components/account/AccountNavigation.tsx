import {Form, useLocation} from '@remix-run/react';
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

/** A list beside the pages; above them, in a narrow window, in rows. */
export function AccountNavigation() {
  const t = useTranslations();
  const locale = useLocale();
  const {pathname} = useLocation();
  const current = currentEntry(LINKS, withoutLocale(pathname));
  return (
    <nav aria-label={t('account.nav.label')} className="min-w-0 print:hidden">
      <ul className="account-nav">
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
