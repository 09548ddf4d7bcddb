/** Scopes that the merchant gives a storefront's token: https://shopify.dev/docs/api/usage/access-scopes */
export const FIELD_SCOPES = {
  'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'Product.tags': 'unauthenticated_read_product_tags',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
} as const;

export type Scope = (typeof FIELD_SCOPES)[keyof typeof FIELD_SCOPES];
