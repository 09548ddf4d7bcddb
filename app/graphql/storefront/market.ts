/**
 * What the merchant promises in each market, only numbers, and the store's first language and
 * country, which no scope closes. One result serves all languages.
 */
export const MARKETS_QUERY = `#graphql
  query Markets($withMetaobjects: Boolean! = true) {
    localization {
      language {
        isoCode
      }
    }
    shop {
      paymentSettings {
        countryCode
      }
    }
    metaobjects(
      type: "storefront_market"
      first: 250
      sortKey: "updated_at"
      reverse: true
    ) @include(if: $withMetaobjects) {
      nodes {
        handle
        fields {
          key
          value
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
` as const;

export const PAYMENTS_QUERY = `#graphql
  query Payments {
    shop {
      paymentSettings {
        acceptedCardBrands
        supportedDigitalWallets
      }
    }
  }
` as const;
