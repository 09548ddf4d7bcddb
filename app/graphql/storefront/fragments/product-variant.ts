/**
 * Everything that the product page says about the chosen variant. Spreads
 * `Money` and `Picture`, which a document includes once for all its fragments.
 */
export const PRODUCT_VARIANT_FRAGMENT = `#graphql
  fragment ProductVariant on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
    quantityAvailable
    requiresShipping
    weight
    weightUnit
    selectedOptions {
      name
      value
    }
    price {
      ...Money
    }
    compareAtPrice {
      ...Money
    }
    unitPrice {
      ...Money
    }
    unitPriceMeasurement {
      referenceUnit
      referenceValue
    }
    sellingPlanAllocations(first: 10) {
      nodes {
        sellingPlan {
          id
          name
          description
        }
        priceAdjustments {
          price {
            ...Money
          }
        }
      }
    }
    image {
      ...Picture
    }
  }
` as const;

/**
 * A variant that differs from the chosen one in one option: enough to link to
 * it and to say what it costs more. Its availability is in `encodedVariantAvailability`.
 */
export const VARIANT_LINK_FRAGMENT = `#graphql
  fragment VariantLink on ProductVariant {
    id
    price {
      ...Money
    }
    selectedOptions {
      name
      value
    }
  }
` as const;
