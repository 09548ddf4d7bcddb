import {CART_MUTATION_FRAGMENT} from './fragments/cart';

const CART_PROBLEMS_FRAGMENT = `#graphql
  fragment CartProblem on CartUserError {
    code
    field
    message
  }
  fragment CartNotice on CartWarning {
    code
    message
    target
  }
` as const;

/** Hydrogen 2025.4 declares the codes as nullable, which the API refuses by now. */
export const CART_DISCOUNT_CODES_UPDATE_MUTATION = `#graphql
  mutation cartDiscountCodesUpdate(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        ...CartProblem
      }
      warnings {
        ...CartNotice
      }
    }
  }
  ${CART_MUTATION_FRAGMENT}
  ${CART_PROBLEMS_FRAGMENT}
` as const;

/** Removes gift cards; Hydrogen's cart handler has no method for it. */
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
        ...CartProblem
      }
      warnings {
        ...CartNotice
      }
    }
  }
  ${CART_MUTATION_FRAGMENT}
  ${CART_PROBLEMS_FRAGMENT}
` as const;
