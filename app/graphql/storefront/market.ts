/**
 * What the merchant promises in each market; only numbers, so that one result serves all languages.
 */
export const MARKETS_QUERY = `#graphql
  query Markets {
    metaobjects(type: "storefront_market", first: 50) {
      nodes {
        handle
        fields {
          key
          value
        }
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
