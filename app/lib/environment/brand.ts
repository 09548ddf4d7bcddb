/** The one place that names the brand. */
export const BRAND = 'METARmap';

/** The page that shows and sells the flagship product. */
export const MAP_PATH = '/metarmap';

/** Handle of the flagship product, the same in both languages. */
export const MAP_PRODUCT_HANDLE = 'metarmap';
