import {IMAGE_FRAGMENT} from './image';
import {MONEY_FRAGMENT} from './money';
import {PRICED_VARIANT_FRAGMENT} from './priced-variant';
import {PRICE_RANGE_FRAGMENT} from './product-card';
import {PRODUCT_PICTURES_FRAGMENT} from './product-pictures';

/**
 * A product as a row of a short list: a small picture, its title and its price. Includes `Money`,
 * `NamedPictures`, `Picture`, `PriceRange`, `PricedVariant`, `ProductPictures`.
 */
export const PRODUCT_ROW_FRAGMENT = `#graphql
  fragment ProductRow on Product {
    id
    handle
    title
    requiresSellingPlan
    ...ProductPictures
    # The second one may be the first by night.
    images(first: 2) {
      nodes {
        ...Picture
      }
    }
    priceRange {
      ...PriceRange
    }
    selectedOrFirstAvailableVariant {
      ...PricedVariant
    }
    options(first: 10) {
      name
      optionValues {
        name
      }
    }
  }
  ${MONEY_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${PRICE_RANGE_FRAGMENT}
  ${PRODUCT_PICTURES_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
` as const;
