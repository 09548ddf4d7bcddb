/** The one place that names the brand. */
export const BRAND = 'METARmap';

/** Handle of the flagship product, the same in both languages; `/metarmap` shows it. */
export const MAP_PRODUCT_HANDLE = 'metarmap';
