import {MONEY_FRAGMENT} from './fragments/money';
import {PLAN_PRICE_FRAGMENT} from './fragments/plan-price';

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
            price {
              ...Money
            }
            unitPrice {
              ...Money
            }
            unitPriceMeasurement {
              quantityUnit
              quantityValue
              referenceUnit
              referenceValue
            }
            sellingPlanAllocations(first: 31) {
              nodes {
                priceAdjustments {
                  ...PlanPrice
                }
              }
            }
          }
        }
      }
    }
  }
  ${PLAN_PRICE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** The groups of a product's selling plans; a query of its own, because few products have any. */
export const PLAN_GROUPS_QUERY = `#graphql
  query PlanGroups(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      sellingPlanGroups(first: 50) {
        nodes {
          name
          # A group has 31 plans at most.
          sellingPlans(first: 31) {
            nodes {
              id
              name
              description
            }
          }
        }
      }
    }
  }
` as const;
