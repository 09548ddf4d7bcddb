import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';
import {SEO_HIDDEN_FRAGMENT} from './fragments/seo-hidden';
import {REVIEW_ENTRY_FRAGMENT} from './fragments/review-entry';

/** The map for the hero, and the best sellers. */
export const HOME_QUERY = `#graphql
  query Home(
    $mapHandle: String!
    $featured: Int!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    map: product(handle: $mapHandle) {
      id
      handle
      title
      requiresSellingPlan
      ...ProductRating
      reviews: metafield(namespace: "custom", key: "reviews") {
        references(first: 1) {
          nodes {
            ...ReviewEntry
          }
        }
      }
      featuredImage {
        ...Picture
      }
      images(first: 250) {
        nodes {
          ...Picture
        }
      }
      options(first: 1) {
        name
        optionValues {
          name
          firstSelectableVariant {
            id
            price {
              ...Money
            }
          }
        }
      }
    }
    products(first: $featured, sortKey: BEST_SELLING) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${REVIEW_ENTRY_FRAGMENT}
` as const;

/** What sells best, where a page has nothing of its own to show. */
export const BESTSELLERS_QUERY = `#graphql
  query Bestsellers(
    $first: Int!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, sortKey: BEST_SELLING) {
      nodes {
        ...ProductCard
        ...SeoHidden
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${SEO_HIDDEN_FRAGMENT}
` as const;
