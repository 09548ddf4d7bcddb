import {IMAGE_FRAGMENT} from './fragments/image';
import {PRODUCT_OPTIONS_FRAGMENT} from './fragments/product-options';
import {SELECTED_OPTIONS_FRAGMENT} from './fragments/selected-options';

/**
 * No country: lists are written back and must not lose products that one market does not sell. For
 * the same reason all entries that Shopify allows in a list (128) are read, though ours end earlier.
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
        value
        references(first: 128) {
          nodes {
            ... on Product {
              id
            }
          }
        }
      }
      backInStock: metafield(namespace: $namespace, key: $backInStockKey) {
        value
        references(first: 128) {
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

export const BACK_IN_STOCK_VARIANTS_QUERY = `#graphql
  query BackInStockVariants(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
        currentlyNotInStock
        quantityAvailable
        ...SelectedOptions
        image {
          ...Picture
        }
        product {
          id
          handle
          title
          requiresSellingPlan
          ...ProductOptions
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${PRODUCT_OPTIONS_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
` as const;

/** No country, as above. */
export const EXISTING_IDS_QUERY = `#graphql
  query ExistingIds($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
    }
  }
` as const;
