import {IMAGE_FRAGMENT} from './image';
import {MONEY_FRAGMENT} from './money';

/** The prices between which a product's variants lie. Spreads `Money`. */
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
 * A product in a grid: two pictures, prices and swatches, but not its variants: nested
 * lists multiply what a query costs. Brings `Money`, `Picture` and `PriceRange`.
 */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    productType
    availableForSale
    publishedAt
    tags
    rating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
    images(first: 2) {
      nodes {
        ...Picture
      }
    }
    priceRange {
      ...PriceRange
    }
    compareAtPriceRange {
      ...PriceRange
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
` as const;
