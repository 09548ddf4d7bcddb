import {useRouteLoaderData} from '@remix-run/react';
import type {MerchantBrand} from '~/lib/content/merchant-brand';

/** What the merchant's brand settings have; nothing without root data. */
export function useBrand(): Partial<MerchantBrand> {
  return (
    useRouteLoaderData<{brand?: Partial<MerchantBrand>}>('root')?.brand ?? {}
  );
}
