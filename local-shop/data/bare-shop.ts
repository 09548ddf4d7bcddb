import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {EMPTY_CATALOGUE} from '../domain/catalogue-seed';
import {FILTERS} from './filters';
import type {ShopSeed} from './shop-seed';

/** A store with the storefront's definitions in which the merchant has written nothing yet. */
export const BARE_SHOP = {
  ...EMPTY_CATALOGUE,
  taxesIncluded: true,
  definitions: METAFIELD_DEFINITIONS,
  metaobjectDefinitions: METAOBJECT_DEFINITIONS,
  // Availability and price, which every store of Shopify begins with.
  filters: FILTERS.slice(0, 2),
  discounts: [],
  hasSampleCustomers: false,
} satisfies Partial<ShopSeed>;
