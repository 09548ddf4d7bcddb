import {IMAGE_FRAGMENT} from './fragments/image';
import {MONEY_FRAGMENT} from './fragments/money';
import {PLAN_PRICE_FRAGMENT} from './fragments/plan-price';
import {PRICED_VARIANT_FRAGMENT} from './fragments/priced-variant';
import {
  PRODUCT_VARIANT_FRAGMENT,
  VARIANT_LINK_FRAGMENT,
} from './fragments/product-variant';
import {SELECTED_OPTIONS_FRAGMENT} from './fragments/selected-options';
import {VARIANT_STOCK_FRAGMENT} from './fragments/variant-stock';

/** The variant that a URL chooses, with its neighbours. */
export const PRODUCT_CHOICE_QUERY = `#graphql
  query ProductChoice(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) {
        ...ProductVariant
      }
      adjacentVariants(selectedOptions: $selectedOptions) {
        ...VariantLink
      }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
  ${VARIANT_LINK_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
  ${VARIANT_STOCK_FRAGMENT}
  ${PLAN_PRICE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** With the variant's product, since the id may belong to any. */
export const VARIANT_OPTIONS_QUERY = `#graphql
  query VariantOptions(
    $id: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    node(id: $id) {
      ... on ProductVariant {
        id
        ...SelectedOptions
        product {
          id
        }
      }
    }
  }
  ${SELECTED_OPTIONS_FRAGMENT}
` as const;
