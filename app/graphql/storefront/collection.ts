import {IMAGE_FRAGMENT} from './fragments/image';
import {NAMED_PICTURES_FRAGMENT} from './fragments/named-pictures';
import {PAGE_BOUNDS_FRAGMENT} from './fragments/page-bounds';
import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';
import {
  FILTER_FRAGMENT,
  MATCHING_VARIANT_FRAGMENT,
  PAGE_CURRENCY_FRAGMENT,
} from './fragments/product-list';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';

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
    $options: [SelectedOptionInput!]! = []
    $hasOptions: Boolean! = false
    $withTags: Boolean! = true
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
      ...SeoHidden
      seo {
        title
        description
      }
      image {
        ...Picture
      }
      pictures: metafield(namespace: "custom", key: "pictures") {
        ...NamedPictures
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
          ...MatchingVariant
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
  ${MATCHING_VARIANT_FRAGMENT}
  ${FILTER_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
  ${PAGE_CURRENCY_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;

/** All products; Shopify filters only the products of a collection. */
export const ALL_PRODUCTS_QUERY = `#graphql
  query AllProducts(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $reverse: Boolean
    $sortKey: ProductSortKeys
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      reverse: $reverse
      sortKey: $sortKey
    ) {
      nodes {
        ...ProductCard
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
  ${PAGE_BOUNDS_FRAGMENT}
  ${PAGE_CURRENCY_FRAGMENT}
` as const;

/** All filters of a collection, with none chosen. */
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

/** The tags of all products, for URLs of Shopify's themes that name one. */
export const PRODUCT_TAGS_QUERY = `#graphql
  query ProductTags {
    productTags(first: 250) {
      nodes
    }
  }
` as const;

/** For `hreflang`. */
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

export const COLLECTIONS_QUERY = `#graphql
  query Collections(
    $chosen: [ID!]! = []
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
        ...ListedCollection
      }
      pageInfo {
        ...PageBounds
      }
    }
    chosen: nodes(ids: $chosen) {
      ...ListedCollection
    }
  }
  fragment ListedCollection on Collection {
    id
    handle
    title
    description(truncateAt: 160)
    image {
      ...Picture
    }
    pictures: metafield(namespace: "custom", key: "pictures") {
      ...NamedPictures
    }
    # None in a collection that is empty in this market.
    products(first: 1) {
      nodes {
        featuredImage {
          ...Picture
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${PAGE_BOUNDS_FRAGMENT}
  ${NAMED_PICTURES_FRAGMENT}
` as const;
