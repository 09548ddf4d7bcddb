import {ASKED_PROPERTIES_FRAGMENT} from './asked-properties';
import {PRODUCT_CARD_FRAGMENT} from './product-card';

/** A card, and the variant that can be added to the cart from a list. */
export const ADDABLE_PRODUCT_FRAGMENT = `#graphql
  fragment AddableProduct on Product {
    ...ProductCard
    isGiftCard
    ...AskedProperties
    selectedOrFirstAvailableVariant {
      id
      availableForSale
      currentlyNotInStock
      quantityAvailable
      quantityRule {
        minimum
      }
    }
  }
  ${ASKED_PROPERTIES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
