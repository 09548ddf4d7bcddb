/** Where Shopify serves a shop's pictures, films and models. */
export const ASSET_ORIGIN = 'https://cdn.shopify.com';
