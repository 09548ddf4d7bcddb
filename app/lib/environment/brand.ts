/** The only place that names the brand. */
export const BRAND = 'METARmap';

/** Our name to other services; the Customer Account API rejects requests without one. */
export const USER_AGENT = `${BRAND} storefront`;

/** Page of the flagship product, `PUBLIC_MAP_PRODUCT_HANDLE`. */
export const MAP_PATH = '/metarmap';

/** All products. */
export const CATALOGUE_PATH = '/collections/all';
