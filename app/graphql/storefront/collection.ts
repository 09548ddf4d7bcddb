import {IMAGE_FRAGMENT} from './fragments/image';
import {PAGE_BOUNDS_FRAGMENT} from './fragments/page-bounds';
import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';
import {
  FILTER_FRAGMENT,
  PAGE_CURRENCY_FRAGMENT,
} from './fragments/product-list';

/** One page of a collection, with its filters counted under those that are chosen. */
export const COLLECTION_QUERY = `#graphql
  query Collection(
    $handle: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $reverse: Boolean
    $sortKey: ProductCollectionSortKeys
    $filters: [ProductFilter!]
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      description
      descriptionHtml
      updatedAt
      seo {
        title
        description
      }
      image {
        ...Picture
      }
      products(
        first: $first
        last: $last
        after: $after
        before: $before
        reverse: $reverse
        sortKey: $sortKey
        filters: $filters
      ) {
        nodes {
          ...ProductCard
        }
        filters {
          ...ListFilter
        }
        pageInfo {
          ...PageBounds
        }
      }
    }
    localization {
      ...PageCurrency
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${FILTER_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
  ${PAGE_CURRENCY_FRAGMENT}
` as const;

/**
 * The filters of a collection while none is chosen: what may be chosen at all. No
 * products are asked for, so a limit of 250 costs nothing.
 */
export const COLLECTION_FILTERS_QUERY = `#graphql
  query CollectionFilters(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      products(first: 250) {
        filters {
          ...ListFilter
        }
      }
    }
  }
  ${FILTER_FRAGMENT}
` as const;

/** A collection's handle in another language, for `hreflang`. */
export const COLLECTION_HANDLE_QUERY = `#graphql
  query CollectionHandle(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
    }
  }
` as const;

/** One page of all collections. */
export const COLLECTIONS_QUERY = `#graphql
  query Collections(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collections(
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
        description(truncateAt: 160)
        image {
          ...Picture
        }
      }
      pageInfo {
        ...PageBounds
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
` as const;
