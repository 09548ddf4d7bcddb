import {useRouteLoaderData} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {useHasFaq} from '~/components/ui/use-has-map';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {ownMenus, type Menus} from '~/lib/content/navigation';

/** The merchant's menus; the code's for a missing menu or without root data. */
export function useMenus(): Menus {
  const shared = useTranslations('layout');
  const map = useMapTranslations('map.nav');
  const hasFaq = useHasFaq();
  const written = useRouteLoaderData<Partial<Menus>>('root');
  const own = ownMenus({shared, map}, hasFaq);
  return {
    main: written?.main ?? own.main,
    footer: written?.footer ?? own.footer,
  };
}
