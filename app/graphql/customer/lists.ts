/** A customer's lists, with the digests by which a change finds out that there was another. */
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

/** Writes lists, each as a whole; refused when one has changed since it was read. */
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
