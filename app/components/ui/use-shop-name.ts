import {useRouteLoaderData} from '@remix-run/react';
import {BRAND} from '~/lib/environment/brand';

/** The shop's name; the brand without root data. */
export function useShopName(): string {
  return useRouteLoaderData<{shopName: string}>('root')?.shopName ?? BRAND;
}
