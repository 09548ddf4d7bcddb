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

/** Whose a cart is, and who is signed in. */
export const CART_OWNER_QUERY = `#graphql
  query CartOwner(
    $cartId: ID!
    $customerAccessToken: String!
    $isSignedIn: Boolean!
  ) {
    cart(id: $cartId) {
      buyerIdentity {
        customer {
          id
        }
      }
    }
    customer(customerAccessToken: $customerAccessToken)
      @include(if: $isSignedIn) {
      id
    }
  }
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
