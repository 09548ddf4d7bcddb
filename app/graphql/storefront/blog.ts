import {IMAGE_FRAGMENT} from './fragments/image';
import {PAGE_BOUNDS_FRAGMENT} from './fragments/page-bounds';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';

const ARTICLE_FRAGMENT = `#graphql
  fragment ListedArticle on Article {
    id
    handle
    title
    excerpt(truncateAt: 300)
    content(truncateAt: 300)
    publishedAt
    tags
    authorV2 {
      name
    }
    image {
      ...Picture
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

export const BLOGS_QUERY = `#graphql
  query Blogs(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    blogs(
      first: $first
      last: $last
      after: $after
      before: $before
      sortKey: TITLE
    ) {
      nodes {
        id
        handle
        title
        seo {
          description
        }
      }
      pageInfo {
        ...PageBounds
      }
    }
  }
  ${PAGE_BOUNDS_FRAGMENT}
` as const;

/** A blog with a page of its articles, the newest first; `tagged` is a search for a tag. */
export const BLOG_QUERY = `#graphql
  query Blog(
    $handle: String!
    $tagged: String
    $first: Int
    $last: Int
    $after: String
    $before: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    blog(handle: $handle) {
      id
      handle
      title
      seo {
        title
        description
      }
      ...SeoHidden
      articles(
        first: $first
        last: $last
        after: $after
        before: $before
        query: $tagged
        sortKey: PUBLISHED_AT
        reverse: true
      ) {
        nodes {
          ...ListedArticle
        }
        pageInfo {
          ...PageBounds
        }
      }
    }
  }
  ${ARTICLE_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** For the feed: the newest articles with their texts. */
export const BLOG_FEED_QUERY = `#graphql
  query BlogFeed($handle: String!, $language: LanguageCode)
  @inContext(language: $language) {
    blog(handle: $handle) {
      handle
      title
      articles(first: 20, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...ListedArticle
          contentHtml
        }
      }
    }
  }
  ${ARTICLE_FRAGMENT}
` as const;

/** An article; and the newest ones of its blog, of which one may be the article itself. */
export const ARTICLE_QUERY = `#graphql
  query Article(
    $blog: String!
    $article: String!
    $language: LanguageCode
  ) @inContext(language: $language) {
    blog(handle: $blog) {
      handle
      title
      articleByHandle(handle: $article) {
        ...ListedArticle
        contentHtml
        ...SeoHidden
        seo {
          title
          description
        }
      }
      articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...ListedArticle
        }
      }
    }
  }
  ${ARTICLE_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** For `hreflang`. */
export const BLOG_HANDLE_QUERY = `#graphql
  query BlogHandle($handle: String!, $language: LanguageCode)
  @inContext(language: $language) {
    blog(handle: $handle) {
      handle
    }
  }
` as const;

/** For `hreflang`. */
export const ARTICLE_HANDLE_QUERY = `#graphql
  query ArticleHandle(
    $blog: String!
    $article: String!
    $language: LanguageCode
  ) @inContext(language: $language) {
    blog(handle: $blog) {
      handle
      articleByHandle(handle: $article) {
        handle
      }
    }
  }
` as const;

/** Articles and pages of the Online Store that a search finds. */
export const SEARCH_TEXTS_QUERY = `#graphql
  query SearchTexts($searchTerm: String!, $language: LanguageCode)
  @inContext(language: $language) {
    search(query: $searchTerm, first: 12, types: [ARTICLE, PAGE], prefix: LAST) {
      nodes {
        __typename
        ... on Article {
          id
          handle
          title
          ...SeoHidden
          blog {
            handle
          }
        }
        ... on Page {
          id
          handle
          title
          ...SeoHidden
        }
      }
    }
  }
  ${SEO_HIDDEN_FRAGMENT}
` as const;
