/** A customer's lists with digests, which reveal concurrent changes. */
export const ACCOUNT_LISTS_QUERY = `#graphql
  query AccountLists(
    $namespace: String!
    $wishlistKey: String!
    $backInStockKey: String!
  ) {
    customer {
      id
      wishlist: metafield(namespace: $namespace, key: $wishlistKey) {
        value
        compareDigest
      }
      backInStock: metafield(namespace: $namespace, key: $backInStockKey) {
        value
        compareDigest
      }
    }
  }
` as const;

/** Replaces lists; fails when one has changed since it was read. */
export const ACCOUNT_LISTS_SET_MUTATION = `#graphql
  mutation AccountListsSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
