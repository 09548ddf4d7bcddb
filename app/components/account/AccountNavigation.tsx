import {NavLink} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

/** Pages of the account. */
const LINKS = [
  {label: 'overview', to: '/account'},
  {label: 'orders', to: '/account/orders'},
  {label: 'wishlist', to: '/wishlist'},
  {label: 'notifications', to: '/account/notifications'},
] as const;

/** Leads to the pages of the account. */
export function AccountNavigation() {
  const t = useTranslations('account.nav');
  const locale = useLocale();
  return (
    <nav aria-label={t('label')} className="min-w-0">
      <ul className="account-links -mx-2 flex gap-1 overflow-x-auto px-2 whitespace-nowrap">
        {LINKS.map(({label, to}) => (
          <li key={to}>
            <NavLink
              to={localizedPath(to, locale)}
              end={to === '/account'}
              prefetch="intent"
              className="flex min-h-11 items-center rounded-control px-2 hover:bg-sunken"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
