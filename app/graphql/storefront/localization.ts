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
  query FirstTexts($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Product {
        title
        productType
      }
      ... on Collection {
        title
        description
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
