import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';

/** The products of some ids, each with the variant that can be added to the cart. */
export const WISHLIST_QUERY = `#graphql
  query Wishlist(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...ProductCard
        requiresSellingPlan
        isGiftCard
        asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {
          value
        }
        selectedOrFirstAvailableVariant {
          id
          availableForSale
          currentlyNotInStock
          quantityAvailable
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
