/**
 * What the merchant promises in each market, only numbers, and the store's first language. One result
 * serves all languages.
 */
export const MARKETS_QUERY = `#graphql
  query Markets {
    localization {
      language {
        isoCode
      }
    }
    metaobjects(
      type: "storefront_market"
      first: 250
      sortKey: "updated_at"
      reverse: true
    ) {
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
