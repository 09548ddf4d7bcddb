import type {
  ProductVariant,
  SellingPlan,
  SellingPlanGroup,
} from '../../domain/catalogue';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {checkoutChargeOf, priceOf, pricePointOf} from '../../domain/price';
import type {TypeResolvers} from '../../resolver';
import {moneySource, priceSource} from './money';
import {unitPriceOf} from './unit-price';

interface SellingPlanSource {
  readonly __typename: 'SellingPlan';
  readonly id: string;
  readonly plan: SellingPlan;
}

interface SellingPlanGroupSource {
  readonly appName: string;
  readonly group: SellingPlanGroup;
}

interface SellingPlanAllocationSource {
  readonly variant: ProductVariant;
  readonly plan: SellingPlan;
}

/** Source of `SellingPlan`. */
function sellingPlanSource(plan: SellingPlan): SellingPlanSource {
  return {__typename: 'SellingPlan', id: plan.id, plan};
}

/** Source of `SellingPlanGroup`. */
export function sellingPlanGroupSource(
  group: SellingPlanGroup,
): SellingPlanGroupSource {
  return {appName: group.appName, group};
}

/** Source of `SellingPlanAllocation`: a variant bought under a plan. */
export function sellingPlanAllocationSource(
  variant: ProductVariant,
  plan: SellingPlan,
): SellingPlanAllocationSource {
  return {variant, plan};
}

/** A plan as it is from its first order on, and after its introduction; none for one that changes no price. */
function adjustmentsOf(plan: SellingPlan) {
  const {introduction, ...later} = plan;
  return [
    ...(introduction
      ? [
          {
            plan: {...later, percentageOff: introduction.percentageOff},
            orderCount: introduction.orders,
          },
        ]
      : []),
    ...(introduction || later.percentageOff > 0
      ? [{plan: later, orderCount: null}]
      : []),
  ];
}

/** `SellingPlan`: a subscription with a percentage off every delivery, or a purchase with a deposit. */
export const sellingPlanResolvers = {
  name: ({plan}, _args, {language}) => plan.name[language],
  description: ({plan}, _args, {language}) => plan.description[language],
  checkoutCharge: ({plan: {deposit}}, _args, {country}) =>
    deposit && 'prices' in deposit
      ? {
          type: 'PRICE',
          value: priceSource(pricePointOf(deposit.prices, country)),
        }
      : {
          type: 'PERCENTAGE',
          value: {
            __typename: 'SellingPlanCheckoutChargePercentageValue',
            percentage: deposit?.percentage ?? 100,
          },
        },
  priceAdjustments: ({plan}) =>
    adjustmentsOf(plan).map(({orderCount, plan: {percentageOff}}) => ({
      orderCount,
      adjustmentValue: {
        __typename: 'SellingPlanPercentagePriceAdjustment',
        adjustmentPercentage: percentageOff,
      },
    })),
} satisfies TypeResolvers<SellingPlanSource>;

/** `SellingPlanGroup`. */
export const sellingPlanGroupResolvers = {
  name: ({group}, _args, {language}) => group.name[language],
  sellingPlans: ({group}, args: ConnectionArgs) =>
    paginate(group.plans, args, sellingPlanSource),
} satisfies TypeResolvers<SellingPlanGroupSource>;

/** `SellingPlanAllocation`, of one unit. */
export const sellingPlanAllocationResolvers = {
  sellingPlan: ({plan}) => sellingPlanSource(plan),
  checkoutChargeAmount: ({variant, plan}, _args, {country}) =>
    priceSource(checkoutChargeOf(variant, country, plan)),
  remainingBalanceChargeAmount: ({variant, plan}, _args, {country}) => {
    const {amountMinor, currencyCode} = priceOf(variant, country, plan);
    const charge = checkoutChargeOf(variant, country, plan);
    return moneySource(amountMinor - charge.amountMinor, currencyCode);
  },
  priceAdjustments: ({variant, plan}, _args, {country}) =>
    adjustmentsOf(plan).map((adjustment) => {
      const price = priceOf(variant, country, adjustment.plan);
      return {
        price: priceSource(price),
        perDeliveryPrice: priceSource(price),
        // What it costs without the plan, not what it cost before a sale.
        compareAtPrice: priceSource(priceOf(variant, country)),
        unitPrice: priceSource(unitPriceOf(variant, price)),
      };
    }),
} satisfies TypeResolvers<SellingPlanAllocationSource>;
