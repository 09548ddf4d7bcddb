/** The only place that names the brand. */
export const BRAND = 'METARmap';

export const MAP_PATH = '/metarmap';

/** Of the flagship product, the same in both languages. */
export const MAP_PRODUCT_HANDLE = 'metarmap';
