import {ADDABLE_PRODUCT_FRAGMENT} from './fragments/addable-product';

/** The products of some ids, each with the variant that can be added to the cart. */
export const PRODUCTS_BY_ID_QUERY = `#graphql
  query ProductsById(
    $ids: [ID!]!
    $withTags: Boolean! = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...AddableProduct
      }
    }
  }
  ${ADDABLE_PRODUCT_FRAGMENT}
` as const;
