import {ADDABLE_PRODUCT_FRAGMENT} from './fragments/addable-product';
import {PRODUCT_CARD_FRAGMENT} from './fragments/product-card';

export const PRODUCT_RECOMMENDATIONS_QUERY = `#graphql
  query ProductRecommendations(
    $handle: String!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
    product(handle: $handle) {
      tags @include(if: $withTags)
      inTheBox: metafield(namespace: "custom", key: "in_the_box") {
        value
      }
      matching: metafield(namespace: "custom", key: "matching_colors") {
        value
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** What the merchant chose to go with a product. */
export const COMPLEMENTARY_PRODUCTS_QUERY = `#graphql
  query ComplementaryProducts(
    $handle: String!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
      ...AddableProduct
      beginning: description(truncateAt: 160)
    }
  }
  ${ADDABLE_PRODUCT_FRAGMENT}
` as const;
