/** What a variant costs with a selling plan. Spreads `Money`. */
export const PLAN_PRICE_FRAGMENT = `#graphql
  fragment PlanPrice on SellingPlanAllocationPriceAdjustment {
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
` as const;
