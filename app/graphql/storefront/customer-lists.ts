import {IMAGE_FRAGMENT} from './fragments/image';

/**
 * A customer's wishlist and what he waits for, and which of some further ids the
 * shop knows. References are what is still there: the provider leaves out the
 * rest. Without a country, since what one market does not sell must not get lost
 * when the list is written again from there.
 */
export const CUSTOMER_LISTS_QUERY = `#graphql
  query CustomerLists(
    $customerAccessToken: String!
    $namespace: String!
    $wishlistKey: String!
    $backInStockKey: String!
    $ids: [ID!]!
  ) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      wishlist: metafield(namespace: $namespace, key: $wishlistKey) {
        references(first: 100) {
          nodes {
            ... on Product {
              id
            }
          }
        }
      }
      backInStock: metafield(namespace: $namespace, key: $backInStockKey) {
        references(first: 100) {
          nodes {
            ... on ProductVariant {
              id
            }
          }
        }
      }
    }
    nodes(ids: $ids) {
      id
    }
  }
` as const;

/** The variants that somebody waits for, with what tells them apart. */
export const BACK_IN_STOCK_VARIANTS_QUERY = `#graphql
  query BackInStockVariants(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        title
        availableForSale
        currentlyNotInStock
        quantityAvailable
        selectedOptions {
          name
          value
        }
        image {
          ...Picture
        }
        product {
          handle
          title
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

/** Which ids of products and variants the shop knows. Without a country, as above. */
export const KNOWN_IDS_QUERY = `#graphql
  query KnownIds($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
    }
  }
` as const;
