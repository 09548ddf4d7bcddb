import {PAGE_BOUNDS_FRAGMENT} from './fragments/page-bounds';
import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';
import {
  FILTER_FRAGMENT,
  MATCHING_VARIANT_FRAGMENT,
  PAGE_CURRENCY_FRAGMENT,
} from './fragments/product-list';
import {PRODUCT_ROW_FRAGMENT} from './fragments/product-row';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';

export const SEARCH_QUERY = `#graphql
  query Search(
    $searchTerm: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $reverse: Boolean
    $sortKey: SearchSortKeys
    $filters: [ProductFilter!]
    $options: [SelectedOptionInput!]! = []
    $hasOptions: Boolean! = false
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $searchTerm
      first: $first
      last: $last
      after: $after
      before: $before
      reverse: $reverse
      sortKey: $sortKey
      productFilters: $filters
      types: [PRODUCT]
      prefix: LAST
    ) {
      totalCount
      nodes {
        ... on Product {
          ...ProductCard
          ...MatchingVariant
        }
      }
      productFilters {
        ...ListFilter
      }
      pageInfo {
        ...PageBounds
      }
    }
    localization {
      ...PageCurrency
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${MATCHING_VARIANT_FRAGMENT}
  ${FILTER_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
  ${PAGE_CURRENCY_FRAGMENT}
` as const;

/** All filters of a search, with none chosen. */
export const SEARCH_FILTERS_QUERY = `#graphql
  query SearchFilters(
    $searchTerm: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $searchTerm
      first: 250
      types: [PRODUCT]
      prefix: LAST
    ) {
      productFilters {
        ...ListFilter
      }
    }
  }
  ${FILTER_FRAGMENT}
` as const;

/** The best sellers, and their types as words to search for. */
export const POPULAR_QUERY = `#graphql
  query Popular($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 12, sortKey: BEST_SELLING) {
      nodes {
        ...ProductRow
        ...SeoHidden
        productType
        availableForSale
      }
    }
  }
  ${PRODUCT_ROW_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** The limit applies to each type. */
export const PREDICTIVE_SEARCH_QUERY = `#graphql
  query PredictiveSearch(
    $query: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    predictiveSearch(
      query: $query
      limit: 6
      limitScope: EACH
      types: [PRODUCT, COLLECTION, QUERY]
    ) {
      products {
        ...ProductRow
        ...SeoHidden
      }
      collections {
        id
        handle
        title
        ...SeoHidden
      }
      queries {
        text
      }
    }
  }
  ${PRODUCT_ROW_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;
