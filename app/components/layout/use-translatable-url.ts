import {useLocation, useMatches} from '@remix-run/react';
import {translatableSearch} from '~/lib/product/variant-link';

/** Path and query of this page with parameters that are valid in every language. */
export function useTranslatableUrl(): string {
  const {pathname, search} = useLocation();
  const page = useMatches().at(-1);
  return pathname + translatableSearch(search, page?.data);
}
