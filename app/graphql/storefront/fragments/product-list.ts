import {SELECTED_OPTIONS_FRAGMENT} from './selected-options';

export const FILTER_FRAGMENT = `#graphql
  fragment ListFilter on Filter {
    id
    label
    type
    values {
      id
      label
      count
      input
      swatch {
        color
        image {
          previewImage {
            url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})
          }
        }
      }
      image {
        image {
          url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})
        }
      }
    }
  }
` as const;

export const PAGE_CURRENCY_FRAGMENT = `#graphql
  fragment PageCurrency on Localization {
    country {
      currency {
        isoCode
      }
    }
  }
` as const;

/** The variant that a chosen filter asks for; includes `SelectedOptions`, spreads `Picture`. Needs `$options`, `$hasOptions`. */
export const MATCHING_VARIANT_FRAGMENT = `#graphql
  fragment MatchingVariant on Product {
    matchingVariant: selectedOrFirstAvailableVariant(
      selectedOptions: $options
      caseInsensitiveMatch: true
      ignoreUnknownOptions: true
    ) @include(if: $hasOptions) {
      id
      image {
        ...Picture
      }
      ...PricedVariant
      ...SelectedOptions
    }
    # Among them one of the variant, whose alt text names its values.
    pictures: images(first: 12) @include(if: $hasOptions) {
      nodes {
        ...Picture
      }
    }
  }
  ${SELECTED_OPTIONS_FRAGMENT}
` as const;
