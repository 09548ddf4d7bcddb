import {useTranslations} from 'use-intl/react';
import {NavigationLink} from '~/components/ui/NavigationLink';

const LINKS = [
  {label: 'overview', to: '/account'},
  {label: 'orders', to: '/account/orders'},
  {label: 'wishlist', to: '/wishlist'},
  {label: 'notifications', to: '/account/notifications'},
] as const;

export function AccountNavigation() {
  const t = useTranslations('account.nav');
  return (
    <nav aria-label={t('label')} className="min-w-0">
      <ul className="-mx-2 flex gap-1 overflow-x-auto px-2 text-sm whitespace-nowrap lg:flex-col lg:text-base">
        {LINKS.map(({label, to}) => (
          <li key={to}>
            <NavigationLink
              to={to}
              end={to === '/account'}
              className="flex min-h-11 items-center rounded-control px-2 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-bold"
            >
              {t(label)}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
