import {ASKED_PROPERTIES_FRAGMENT} from './asked-properties';
import {IMAGE_FRAGMENT} from './image';
import {MONEY_FRAGMENT} from './money';
import {PRICED_VARIANT_FRAGMENT} from './priced-variant';
import {PRODUCT_OPTIONS_FRAGMENT} from './product-options';
import {SELECTED_OPTIONS_FRAGMENT} from './selected-options';
import {VARIANT_STOCK_FRAGMENT} from './variant-stock';

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

/** What an ordinary line, a nested add-on and a bundle have in common. */
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
      remainingBalanceChargeAmount {
        amount
      }
      sellingPlan {
        id
        name
      }
    }
    ... on CartLine {
      instructions {
        canRemove
        canUpdateQuantity
      }
      parentRelationship {
        parent {
          id
          quantity
        }
      }
    }
    ... on ComponentizableCartLine {
      lineComponents {
        id
        quantity
        merchandise {
          ... on ProductVariant {
            ...SelectedOptions
            price {
              ...Money
            }
            product {
              id
              title
              isGiftCard
              ...ProductOptions
            }
          }
        }
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        sku
        ...VariantStock
        requiresShipping
        ...PricedVariant
        ...SelectedOptions
        image {
          ...Picture
        }
        product {
          id
          handle
          title
          isGiftCard
          ...ProductOptions
          ...AskedProperties
          handlingDays: metafield(namespace: "custom", key: "handling_days") {
            value
          }
          featuredImage {
            ...Picture
          }
        }
      }
    }
  }
  ${CART_DISCOUNT_FRAGMENT}
  ${ASKED_PROPERTIES_FRAGMENT}
  ${PRODUCT_OPTIONS_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
  ${VARIANT_STOCK_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

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
      checkoutChargeAmount {
        ...Money
      }
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
    delivery {
      addresses(selected: true) {
        id
      }
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

/** Hydrogen's mutations spread this name. */
export const CART_FRAGMENT = `#graphql
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
