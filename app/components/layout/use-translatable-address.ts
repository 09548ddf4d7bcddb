import {useLocation, useMatches} from '@remix-run/react';
import {translatableSearch} from '~/lib/product/translatable-search';

/** Path and query of this page, which its other languages understand, too. */
export function useTranslatableAddress(): string {
  const {pathname, search} = useLocation();
  const page = useMatches().at(-1);
  return pathname + translatableSearch(search, page?.data);
}
