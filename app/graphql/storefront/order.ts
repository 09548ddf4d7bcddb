import {IMAGE_FRAGMENT} from './fragments/image';
import {MONEY_FRAGMENT} from './fragments/money';
import {PAGE_BOUNDS_FRAGMENT} from './fragments/page-bounds';
import {PRODUCT_OPTIONS_FRAGMENT} from './fragments/product-options';
import {SELECTED_OPTIONS_FRAGMENT} from './fragments/selected-options';

export const CUSTOMER_ORDERS_QUERY = `#graphql
  query CustomerOrders(
    $customerAccessToken: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
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
          canceledAt
          financialStatus
          fulfillmentStatus
          currentTotalPrice {
            ...Money
          }
          lineItems(first: 4) {
            nodes {
              title
              variant {
                title
                image {
                  ...Picture
                }
                product {
                  id
                  title
                }
              }
            }
          }
        }
        pageInfo {
          ...PageBounds
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
` as const;

/** Ids of a customer's orders, newest first, to check that an order is theirs. */
export const CUSTOMER_ORDER_IDS_QUERY = `#graphql
  query CustomerOrderIds($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(
        first: 250
        after: $after
        sortKey: PROCESSED_AT
        reverse: true
      ) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;

const ORDER_DISCOUNT_FRAGMENT = `#graphql
  fragment OrderDiscount on DiscountAllocation {
    allocatedAmount {
      ...Money
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

/** The id contains a secret. */
export const ORDER_QUERY = `#graphql
  query Order(
    $id: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    node(id: $id) {
      ... on Order {
        name
        processedAt
        canceledAt
        financialStatus
        fulfillmentStatus
        statusUrl
        subtotalPrice {
          ...Money
        }
        totalShippingPrice {
          ...Money
        }
        duties: originalTotalDuties {
          ...Money
        }
        totalTax {
          ...Money
        }
        totalPrice {
          ...Money
        }
        totalRefunded {
          ...Money
        }
        shippingAddress {
          countryCodeV2
          formatted(withName: true, withCompany: true)
        }
        billingAddress {
          name
          countryCodeV2
        }
        shippingDiscountAllocations {
          ...OrderDiscount
        }
        invoice: metafield(namespace: "custom", key: "invoice") {
          reference {
            ... on GenericFile {
              url
            }
          }
        }
        successfulFulfillments(first: 50) {
          trackingCompany
          trackingInfo(first: 10) {
            number
            url
          }
        }
        lineItems(first: 250) {
          nodes {
            title
            quantity
            currentQuantity
            customAttributes {
              key
              value
            }
            originalTotalPrice {
              ...Money
            }
            discountedTotalPrice {
              ...Money
            }
            discountAllocations {
              ...OrderDiscount
            }
            variant {
              id
              title
              availableForSale
              ...SelectedOptions
              image {
                ...Picture
              }
              product {
                id
                title
                handle
                requiresSellingPlan
                ...ProductOptions
              }
            }
          }
        }
      }
    }
  }
  ${MONEY_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${ORDER_DISCOUNT_FRAGMENT}
  ${PRODUCT_OPTIONS_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
` as const;

/** What the ordered products are called today, in the page's language. */
export const ORDERED_PRODUCTS_QUERY = `#graphql
  query OrderedProducts($ids: [ID!]!, $language: LanguageCode)
  @inContext(language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        title
        productType
        ...ProductOptions
      }
    }
  }
  ${PRODUCT_OPTIONS_FRAGMENT}
` as const;
