import {IMAGE_FRAGMENT} from './fragments/image';
import {MONEY_FRAGMENT} from './fragments/money';
import {PRICED_VARIANT_FRAGMENT} from './fragments/priced-variant';
import {PRICE_RANGE_FRAGMENT} from './fragments/product-card';
import {PRODUCT_RATING_FRAGMENT} from './fragments/product-rating';
import {REVIEW_ENTRY_FRAGMENT} from './fragments/review-entry';

/** All reviews of a product, for their own page. */
export const PRODUCT_REVIEWS_QUERY = `#graphql
  query ProductReviews(
    $handle: String!
    $reviews: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      title
      productType
      isGiftCard
      requiresSellingPlan
      priceRange {
        ...PriceRange
      }
      selectedOrFirstAvailableVariant {
        requiresShipping
        ...PricedVariant
      }
      ...ProductRating
      ratingDistribution: metafield(
        namespace: "custom"
        key: "rating_distribution"
      ) {
        value
      }
      reviews: metafield(namespace: "custom", key: "reviews") {
        references(first: $reviews) {
          nodes {
            ...ReviewEntry
          }
        }
      }
    }
  }
  ${PRODUCT_RATING_FRAGMENT}
  ${REVIEW_ENTRY_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${PRICE_RANGE_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
` as const;
