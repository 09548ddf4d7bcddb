/** The prices between which a product's variants lie. Spreads `Money`. */
export const PRICE_RANGE_FRAGMENT = `#graphql
  fragment PriceRange on ProductPriceRange {
    minVariantPrice {
      ...Money
    }
    maxVariantPrice {
      ...Money
    }
  }
` as const;
