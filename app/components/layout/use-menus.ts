import {useRouteLoaderData} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import type {MerchantMenus} from '~/lib/content/merchant-menus.server';
import {ownMenus, type Menus} from '~/lib/content/navigation';

/** The merchant's menus; the code's where there is none or no root data. */
export function useMenus(): Menus {
  const t = useTranslations('layout');
  const menus = useRouteLoaderData<{menus: MerchantMenus}>('root')?.menus;
  const own = ownMenus(t);
  return {
    main: menus?.main ?? own.main,
    footer: menus?.footer ?? own.footer,
  };
}
