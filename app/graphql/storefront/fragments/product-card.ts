import {IMAGE_FRAGMENT} from './image';
import {MONEY_FRAGMENT} from './money';
import {PRICED_VARIANT_FRAGMENT} from './priced-variant';
import {PRODUCT_PICTURES_FRAGMENT} from './product-pictures';
import {PRODUCT_RATING_FRAGMENT} from './product-rating';

/** Spreads `Money`. */
export const PRICE_RANGE_FRAGMENT = `#graphql
  fragment PriceRange on ProductPriceRange {
    minVariantPrice {
      ...Money
    }
    maxVariantPrice {
      ...Money
    }
  }
` as const;

/**
 * A product in a list; with one variant, because nested lists multiply a query's cost. Includes `Money`,
 * `NamedPictures`, `Picture`, `PricedVariant`, `PriceRange`, `ProductPictures`, `ProductRating`.
 * Needs `$withTags`; the client sets it to `false` where the token may not read tags.
 */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    productType
    requiresSellingPlan
    isGiftCard
    availableForSale
    publishedAt
    tags @include(if: $withTags)
    badges: metafield(namespace: "custom", key: "badges") {
      value
    }
    ...ProductPictures
    ...ProductRating
    images(first: 2) {
      nodes {
        ...Picture
      }
    }
    priceRange {
      ...PriceRange
    }
    selectedOrFirstAvailableVariant {
      id
      requiresShipping
      ...PricedVariant
    }
    options(first: 10) {
      id
      name
      optionValues {
        id
        name
        swatch {
          color
          image {
            previewImage {
              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})
            }
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${PRICE_RANGE_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
  ${PRODUCT_PICTURES_FRAGMENT}
  ${PRODUCT_RATING_FRAGMENT}
` as const;
