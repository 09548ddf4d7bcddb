/** Countries that the shop sells to, in the page's language. */
export const LOCALIZATION_QUERY = `#graphql
  query Localization($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
      }
      availableCountries {
        isoCode
        name
        currency {
          isoCode
          symbol
        }
      }
    }
  }
` as const;

/** Domain of the online store; links in the shop's e-mails can lead there. */
export const PRIMARY_DOMAIN_QUERY = `#graphql
  query PrimaryDomain {
    shop {
      primaryDomain {
        url
      }
    }
  }
` as const;

/** Texts in the store's first language. */
export const FIRST_TEXTS_QUERY = `#graphql
  query FirstTexts(
    $ids: [ID!]!
    $withBadges: Boolean! = false
    $withDescriptions: Boolean! = false
    $withOptions: Boolean! = false
    $withPictures: Boolean! = false
  ) {
    nodes(ids: $ids) {
      id
      ... on Product {
        title
        productType
        beginning: description(truncateAt: 160)
          @include(if: $withDescriptions)
        badges: metafield(namespace: "custom", key: "badges")
          @include(if: $withBadges) {
          value
        }
        options(first: 3) @include(if: $withOptions) {
          name
          optionValues {
            name
          }
        }
      }
      ... on Collection {
        title
        description
        # As lists of collections ask for it.
        beginning: description(truncateAt: 160)
        image @include(if: $withPictures) {
          altText
        }
        pictures: metafield(namespace: "custom", key: "pictures")
          @include(if: $withPictures) {
          references(first: 16) {
            nodes {
              ... on MediaImage {
                image {
                  altText
                }
              }
            }
          }
        }
      }
      ... on Page {
        title
      }
      ... on Article {
        title
      }
    }
  }
` as const;
