import {ASKED_PROPERTIES_FRAGMENT} from './fragments/asked-properties';
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
        ...AskedProperties
        selectedOrFirstAvailableVariant {
          id
          availableForSale
          currentlyNotInStock
          quantityAvailable
        }
      }
    }
  }
  ${ASKED_PROPERTIES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
