import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {NavigationLink} from '~/components/ui/NavigationLink';

const LINKS = [
  {label: 'overview', to: '/account'},
  {label: 'orders', to: '/account/orders'},
  {label: 'wishlist', to: '/wishlist'},
  {label: 'notifications', to: '/account/notifications'},
] as const;

/** `children` is the last entry. */
export function AccountNavigation({children}: {children: ReactNode}) {
  const t = useTranslations('account.nav');
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="-mx-2 flex flex-wrap items-center gap-1 text-sm lg:flex-col lg:items-stretch lg:text-base">
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
        <li className="ml-auto px-2 lg:mt-2 lg:ml-0">{children}</li>
      </ul>
    </nav>
  );
}
