/** Where the next page of products begins. */
export const SITEMAP_PRODUCT_PAGES_QUERY = `#graphql
  query SitemapProductPages($first: Int = 250, $after: String) {
    products(first: $first, after: $after, sortKey: TITLE) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/** Where the next page of collections begins. */
export const SITEMAP_COLLECTION_PAGES_QUERY = `#graphql
  query SitemapCollectionPages($first: Int = 250, $after: String) {
    collections(first: $first, after: $after, sortKey: TITLE) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/** One page of products, by title. */
export const SITEMAP_PRODUCTS_QUERY = `#graphql
  query SitemapProducts(
    $first: Int = 250
    $after: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    products(first: $first, after: $after, sortKey: TITLE) {
      nodes {
        id
        handle
        updatedAt
      }
    }
  }
` as const;

/** One page of collections, by title. */
export const SITEMAP_COLLECTIONS_QUERY = `#graphql
  query SitemapCollections(
    $first: Int = 250
    $after: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    collections(first: $first, after: $after, sortKey: TITLE) {
      nodes {
        id
        handle
        updatedAt
      }
    }
  }
` as const;

/**
 * The handles of a page's resources in another language. By id: a page that is
 * sorted by title has other resources there.
 */
export const SITEMAP_HANDLES_QUERY = `#graphql
  query SitemapHandles($ids: [ID!]!, $language: LanguageCode)
  @inContext(language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        handle
      }
      ... on Collection {
        id
        handle
      }
    }
  }
` as const;
