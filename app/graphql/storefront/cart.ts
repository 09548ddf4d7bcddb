import {CART_MUTATION_FRAGMENT} from './fragments/cart';

/** Takes gift cards out of the cart; Hydrogen's cart handler has no method for it. */
export const CART_GIFT_CARD_CODES_REMOVE_MUTATION = `#graphql
  mutation CartGiftCardCodesRemove(
    $cartId: ID!
    $appliedGiftCardIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartGiftCardCodesRemove(
      cartId: $cartId
      appliedGiftCardIds: $appliedGiftCardIds
    ) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        code
        field
        message
      }
      warnings {
        code
        message
        target
      }
    }
  }
  ${CART_MUTATION_FRAGMENT}
` as const;

/** Sets lines back to what a line may have; see `withoutExcess`. */
export const CART_LINES_CAP_MUTATION = `#graphql
  mutation CartLinesCap($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      userErrors {
        code
        message
      }
    }
  }
` as const;

/** What a cart holds how often, to cap an addition; see `withCappedLines`. */
export const CART_LINE_QUANTITIES_QUERY = `#graphql
  query CartLineQuantities($cartId: ID!) {
    cart(id: $cartId) {
      lines(first: 250) {
        nodes {
          quantity
          attributes {
            key
            value
          }
          merchandise {
            ... on ProductVariant {
              id
            }
          }
          sellingPlanAllocation {
            sellingPlan {
              id
            }
          }
        }
      }
    }
  }
` as const;
