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
