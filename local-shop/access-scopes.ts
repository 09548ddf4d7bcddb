/** Scopes that the merchant gives a storefront's token: https://shopify.dev/docs/api/usage/access-scopes */
export const FIELD_SCOPES = {
  'Mutation.cartCreate': 'unauthenticated_write_checkouts',
  'Mutation.cartLinesAdd': 'unauthenticated_write_checkouts',
  'Mutation.customerAccessTokenCreate': 'unauthenticated_write_customers',
  'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'Product.tags': 'unauthenticated_read_product_tags',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
  'QueryRoot.article': 'unauthenticated_read_content',
  'QueryRoot.articles': 'unauthenticated_read_content',
  'QueryRoot.blog': 'unauthenticated_read_content',
  'QueryRoot.blogs': 'unauthenticated_read_content',
  'QueryRoot.cart': 'unauthenticated_read_checkouts',
  'QueryRoot.collection': 'unauthenticated_read_product_listings',
  'QueryRoot.collections': 'unauthenticated_read_product_listings',
  'QueryRoot.customer': 'unauthenticated_read_customers',
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.page': 'unauthenticated_read_content',
  'QueryRoot.pages': 'unauthenticated_read_content',
  'QueryRoot.product': 'unauthenticated_read_product_listings',
  'QueryRoot.products': 'unauthenticated_read_product_listings',
  'QueryRoot.urlRedirects': 'unauthenticated_read_content',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
} as const;

export type Scope = (typeof FIELD_SCOPES)[keyof typeof FIELD_SCOPES];
