import {useRouteLoaderData} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {useHasMap} from '~/components/ui/use-has-map';
import {ownMenus, type Menus} from '~/lib/content/navigation';

/** The merchant's menus; the code's for a missing menu or without root data. */
export function useMenus(): Menus {
  const t = useTranslations('layout');
  const written = useRouteLoaderData<Partial<Menus>>('root');
  const own = ownMenus(t, useHasMap());
  return {
    main: written?.main ?? own.main,
    footer: written?.footer ?? own.footer,
  };
}
