/**
 * The brand's name in code: pages have the shop's, and this one while Shopify fails. Texts
 * about the map write it themselves; docs/everyday-changes.md lists the places.
 */
export const BRAND = 'METARmap';

/** Our name to other services; the Customer Account API rejects requests without one. */
export const USER_AGENT = `${BRAND} storefront`;

/** Page of the flagship product, `PUBLIC_MAP_PRODUCT_HANDLE`. */
export const MAP_PATH = '/metarmap';

/** All products. */
export const CATALOGUE_PATH = '/collections/all';
