import {IMAGE_FRAGMENT} from './image';
import {MONEY_FRAGMENT} from './money';

/** Who gives a discount: a code, or a rule with a title. */
const CART_DISCOUNT_FRAGMENT = `#graphql
  fragment CartDiscount on CartDiscountAllocation {
    discountedAmount {
      ...Money
    }
    ... on CartCodeDiscountAllocation {
      code
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
` as const;

/** One line, whether its merchandise is a single variant or a bundle. */
const CART_LINE_FRAGMENT = `#graphql
  fragment CartLineParts on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      amountPerQuantity {
        ...Money
      }
      compareAtAmountPerQuantity {
        ...Money
      }
      subtotalAmount {
        ...Money
      }
      totalAmount {
        ...Money
      }
    }
    discountAllocations {
      ...CartDiscount
    }
    sellingPlanAllocation {
      sellingPlan {
        id
        name
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        sku
        availableForSale
        currentlyNotInStock
        quantityAvailable
        requiresShipping
        price {
          ...Money
        }
        compareAtPrice {
          ...Money
        }
        selectedOptions {
          name
          value
        }
        image {
          ...Picture
        }
        product {
          id
          handle
          title
          isGiftCard
          featuredImage {
            ...Picture
          }
        }
      }
    }
  }
  ${CART_DISCOUNT_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** All of a cart but its lines: what panel, page and header need. */
const CART_PARTS_FRAGMENT = `#graphql
  fragment CartParts on Cart {
    id
    checkoutUrl
    createdAt
    updatedAt
    totalQuantity
    note
    attributes {
      key
      value
    }
    buyerIdentity {
      countryCode
      email
      phone
      customer {
        id
        displayName
        email
        defaultAddress {
          id
        }
      }
    }
    cost {
      subtotalAmount {
        ...Money
      }
      totalAmount {
        ...Money
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      ...CartDiscount
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed: presentmentAmountUsed {
        ...Money
      }
      balance {
        ...Money
      }
    }
  }
` as const;

/**
 * The cart as Hydrogen's cart handler asks for it; it spreads this name in its
 * query, which declares `$numCartLines` (so the fragment has to use it) and
 * defaults it to 100: always pass 250.
 */
export const CART_QUERY_FRAGMENT = `#graphql
  fragment CartApiQuery on Cart {
    ...CartParts
    lines(first: $numCartLines) {
      nodes {
        ...CartLineParts
      }
      pageInfo {
        hasNextPage
      }
    }
  }
  ${CART_PARTS_FRAGMENT}
  ${CART_LINE_FRAGMENT}
` as const;

/** The same cart in the answer to a mutation; mutations declare no `$numCartLines`. */
export const CART_MUTATION_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    ...CartParts
    lines(first: 250) {
      nodes {
        ...CartLineParts
      }
      pageInfo {
        hasNextPage
      }
    }
  }
  ${CART_PARTS_FRAGMENT}
  ${CART_LINE_FRAGMENT}
` as const;
