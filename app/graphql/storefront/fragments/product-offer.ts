/**
 * What search engines are told about a variant. Spreads `Money`, which a
 * document includes once for all its fragments.
 */
export const PRODUCT_OFFER_FRAGMENT = `#graphql
  fragment ProductOffer on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
    quantityAvailable
    selectedOptions {
      name
      value
    }
    price {
      ...Money
    }
    image {
      url(transform: {maxWidth: 1200})
    }
  }
` as const;
