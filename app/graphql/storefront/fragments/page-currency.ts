/** The currency in which a page's prices are. */
export const PAGE_CURRENCY_FRAGMENT = `#graphql
  fragment PageCurrency on Localization {
    country {
      currency {
        isoCode
      }
    }
  }
` as const;
