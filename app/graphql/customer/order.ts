const MONEY_FRAGMENT = `#graphql
  fragment AccountMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const DISCOUNT_FRAGMENT = `#graphql
  fragment AccountDiscount on DiscountAllocation {
    allocatedAmount {
      ...AccountMoney
    }
    discountApplication {
      ... on DiscountCodeApplication {
        code
      }
      ... on AutomaticDiscountApplication {
        title
      }
      ... on ManualDiscountApplication {
        title
      }
      ... on ScriptDiscountApplication {
        title
      }
    }
  }
` as const;

/** One page of orders, newest first, with the Storefront API's field names. */
export const ACCOUNT_ORDERS_QUERY = `#graphql
  query AccountOrders(
    $first: Int
    $last: Int
    $after: String
    $before: String
  ) {
    customer {
      orders(
        first: $first
        last: $last
        after: $after
        before: $before
        sortKey: PROCESSED_AT
        reverse: true
      ) {
        nodes {
          id
          name
          processedAt
          canceledAt: cancelledAt
          financialStatus
          fulfillmentStatus
          currentTotalPrice: totalPrice {
            ...AccountMoney
          }
          lineItems(first: 4) {
            nodes {
              title
              productId
              image {
                url
                altText
                width
                height
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
  ${MONEY_FRAGMENT}
` as const;

/** An order with the Storefront API's field names. */
export const ACCOUNT_ORDER_QUERY = `#graphql
  query AccountOrder($id: ID!, $language: LanguageCode)
  @inContext(language: $language) {
    order(id: $id) {
      name
      processedAt
      canceledAt: cancelledAt
      financialStatus
      fulfillmentStatus
      statusUrl: statusPageUrl
      subtotalPrice: subtotal {
        ...AccountMoney
      }
      totalShippingPrice: totalShipping {
        ...AccountMoney
      }
      duties: totalDuties {
        ...AccountMoney
      }
      tip: totalTip {
        ...AccountMoney
      }
      totalTax {
        ...AccountMoney
      }
      totalPrice {
        ...AccountMoney
      }
      totalRefunded {
        ...AccountMoney
      }
      transactions {
        kind
        status
        giftCardDetails {
          last4
        }
        transactionAmount {
          presentmentMoney {
            ...AccountMoney
          }
        }
      }
      shippingAddress {
        countryCodeV2: territoryCode
        formatted(withName: true, withCompany: true)
      }
      billingAddress {
        name
        countryCodeV2: territoryCode
      }
      shippingDiscountAllocations {
        ...AccountDiscount
      }
      invoice: metafield(namespace: "custom", key: "invoice") {
        reference {
          ... on GenericFile {
            url
          }
        }
      }
      fulfillments(first: 50) {
        nodes {
          status
          trackingInformation {
            company
            number
            url
          }
        }
      }
      lineItems(first: 250) {
        nodes {
          title
          quantity
          currentQuantity: refundableQuantity
          customAttributes {
            key
            value
          }
          productId
          variantId
          variantTitle
          image {
            url
            altText
            width
            height
          }
          price {
            ...AccountMoney
          }
          discountAllocations {
            ...AccountDiscount
          }
        }
      }
    }
  }
  ${MONEY_FRAGMENT}
  ${DISCOUNT_FRAGMENT}
` as const;
