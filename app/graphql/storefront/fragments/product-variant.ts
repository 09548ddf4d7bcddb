/**
 * The chosen variant. Spreads `PricedVariant`, `PlanPrice`, `SelectedOptions`, `VariantStock`, `Money`
 * and `Picture`.
 */
export const PRODUCT_VARIANT_FRAGMENT = `#graphql
  fragment ProductVariant on ProductVariant {
    id
    title
    sku
    ...VariantStock
    requiresShipping
    weight
    weightUnit
    ...SelectedOptions
    ...PricedVariant
    sellingPlanAllocations(first: 250) {
      pageInfo {
        hasNextPage
      }
      nodes {
        sellingPlan {
          id
          name
          description
          priceAdjustments {
            orderCount
          }
        }
        priceAdjustments {
          ...PlanPrice
        }
        checkoutChargeAmount {
          ...Money
        }
        remainingBalanceChargeAmount {
          ...Money
        }
      }
    }
    image {
      ...Picture
    }
    product {
      handle
    }
    dataSheet: metafield(namespace: "custom", key: "data_sheet") {
      type
      value
    }
  }
` as const;

/**
 * A variant that differs from the chosen one in one option, for `getProductOptions`. Spreads
 * `SelectedOptions`, `Money` and `Picture`.
 */
export const VARIANT_LINK_FRAGMENT = `#graphql
  fragment VariantLink on ProductVariant {
    id
    availableForSale
    price {
      ...Money
    }
    ...SelectedOptions
    product {
      handle
    }
  }
` as const;

/**
 * Of each variant, for structured data and the data sheet. Spreads
 * `SelectedOptions`, `UnitPricedVariant` and `VariantStock`.
 */
export const PRODUCT_OFFER_FRAGMENT = `#graphql
  fragment ProductOffer on ProductVariant {
    id
    title
    sku
    requiresShipping
    ...VariantStock
    ...SelectedOptions
    ...UnitPricedVariant
    image {
      url(transform: {maxWidth: 1200})
    }
    dataSheet: metafield(namespace: "custom", key: "data_sheet") {
      type
      value
    }
  }
` as const;
