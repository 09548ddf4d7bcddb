const UNIT_PRICED_VARIANT_FRAGMENT = `#graphql
  fragment UnitPricedVariant on ProductVariant {
    price {
      ...Money
    }
    unitPrice {
      ...Money
    }
    unitPriceMeasurement {
      quantityUnit
      quantityValue
      referenceUnit
      referenceValue
    }
  }
` as const;

/** Fields shown beside the price of one variant. Includes `UnitPricedVariant`, spreads `Money`. */
export const PRICED_VARIANT_FRAGMENT = `#graphql
  fragment PricedVariant on ProductVariant {
    ...UnitPricedVariant
    compareAtPrice {
      ...Money
    }
    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {
      value
    }
  }
  ${UNIT_PRICED_VARIANT_FRAGMENT}
` as const;
