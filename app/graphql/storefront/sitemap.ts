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
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

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
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/** Handles in another language, by id, because lists sorted by title have other pages there. */
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
