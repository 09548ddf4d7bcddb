import {MONEY_FRAGMENT} from './fragments/money';

/** What products cost with their selling plans; a query of its own, because few products need it. */
export const PLAN_PRICES_QUERY = `#graphql
  query PlanPrices(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        id
        variants(first: 250) {
          nodes {
            id
            availableForSale
            unitPriceMeasurement {
              quantityUnit
              quantityValue
              referenceUnit
              referenceValue
            }
            sellingPlanAllocations(first: 31) {
              nodes {
                priceAdjustments {
                  price {
                    ...Money
                  }
                  perDeliveryPrice {
                    ...Money
                  }
                  unitPrice {
                    ...Money
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  ${MONEY_FRAGMENT}
` as const;
