/** Whether a variant can be bought, and in which quantities. */
export const VARIANT_STOCK_FRAGMENT = `#graphql
  fragment VariantStock on ProductVariant {
    availableForSale
    currentlyNotInStock
    quantityAvailable
    quantityRule {
      minimum
      maximum
      increment
    }
  }
` as const;
