import {IMAGE_FRAGMENT} from './fragments/image';
import {MONEY_FRAGMENT} from './fragments/money';
import {PRICED_VARIANT_FRAGMENT} from './fragments/priced-variant';
import {SELECTED_OPTIONS_FRAGMENT} from './fragments/selected-options';

/**
 * The variants of the visitor's country with the pictures of their products; a query of its own,
 * because few products have such an option.
 */
export const OWN_VARIANTS_QUERY = `#graphql
  query OwnVariants(
    $ids: [ID!]!
    $options: [SelectedOptionInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        selectedOrFirstAvailableVariant(selectedOptions: $options) {
          id
          image {
            ...Picture
          }
          ...PricedVariant
          ...SelectedOptions
        }
        images(first: 250) {
          nodes {
            ...Picture
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${PRICED_VARIANT_FRAGMENT}
  ${SELECTED_OPTIONS_FRAGMENT}
` as const;
