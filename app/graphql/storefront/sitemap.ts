import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';

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
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
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
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
` as const;

export const SITEMAP_ARTICLES_QUERY = `#graphql
  query SitemapArticles(
    $first: Int = 250
    $after: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    articles(first: $first, after: $after, sortKey: ID) {
      nodes {
        id
        handle
        publishedAt
        blog {
          handle
        }
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
` as const;

export const SITEMAP_ONLINE_PAGES_QUERY = `#graphql
  query SitemapOnlinePages(
    $first: Int = 250
    $after: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    pages(first: $first, after: $after, sortKey: ID) {
      nodes {
        id
        handle
        updatedAt
        ...SeoHidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
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
      ... on Page {
        id
        handle
      }
      ... on Blog {
        id
        handle
      }
      ... on Article {
        id
        handle
        blog {
          handle
        }
      }
    }
  }
` as const;
