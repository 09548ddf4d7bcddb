import {CART_FRAGMENT} from './fragments/cart';
import {IMAGE_FRAGMENT} from './fragments/image';
import {PRODUCT_PICTURES_FRAGMENT} from './fragments/product-pictures';

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

/** Hydrogen 2025.4 declares the codes as nullable, which the API now refuses. */
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
  ${CART_FRAGMENT}
  ${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_GIFT_CARD_CODES_ADD_MUTATION = `#graphql
  mutation cartGiftCardCodesAdd(
    $cartId: ID!
    $giftCardCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {
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
  ${CART_FRAGMENT}
  ${CART_PROBLEMS_FRAGMENT}
` as const;

export const CART_GIFT_CARD_CODES_REMOVE_MUTATION = `#graphql
  mutation cartGiftCardCodesRemove(
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
  ${CART_FRAGMENT}
  ${CART_PROBLEMS_FRAGMENT}
` as const;

/**
 * Replaces the query of Hydrogen 2025.4, which cannot pass the visitor's consent; later versions
 * can.
 */
export const CART_QUERY = `#graphql
  query CartQuery(
    $cartId: ID!
    $visitorConsent: VisitorConsent
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(
    country: $country
    language: $language
    visitorConsent: $visitorConsent
  ) {
    cart(id: $cartId) {
      ...CartApiMutation
    }
  }
  ${CART_FRAGMENT}
` as const;

/** For the cart of a mutation, because Hydrogen's mutations cannot pass the consent either. */
export const CART_CHECKOUT_URL_QUERY = `#graphql
  query CartCheckoutUrl(
    $cartId: ID!
    $visitorConsent: VisitorConsent
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(
    country: $country
    language: $language
    visitorConsent: $visitorConsent
  ) {
    cart(id: $cartId) {
      checkoutUrl
    }
  }
` as const;

/** Pictures of the products in a cart: of every variant by day and by night, and for visitors of other regions. */
export const CART_PICTURES_QUERY = `#graphql
  query CartPictures(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        ...ProductPictures
        images(first: 250) {
          nodes {
            ...Picture
          }
        }
      }
    }
  }
  ${PRODUCT_PICTURES_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
