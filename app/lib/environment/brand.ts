/** The only place that names the brand. */
export const BRAND = 'METARmap';

/** Our name to other services; the Customer Account API rejects requests without one. */
export const USER_AGENT = `${BRAND} storefront`;

export const MAP_PATH = '/metarmap';

/** Of the flagship product, the same in both languages. */
export const MAP_PRODUCT_HANDLE = 'metarmap';
