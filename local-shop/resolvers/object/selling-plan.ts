import type {
  ProductVariant,
  SellingPlan,
  SellingPlanGroup,
} from '../../domain/catalogue';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {priceOf} from '../../domain/price';
import type {TypeResolvers} from '../../resolver';
import {priceSource} from './money';
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

/** `SellingPlan`: a subscription with a percentage off every delivery. */
export const sellingPlanResolvers = {
  name: ({plan}, _args, {language}) => plan.name[language],
  description: ({plan}, _args, {language}) => plan.description[language],
  options: ({plan: {option}}, _args, {language}) => [
    {name: option.name[language], value: option.value[language]},
  ],
  priceAdjustments: ({plan}) => [
    {
      orderCount: null,
      adjustmentValue: {
        __typename: 'SellingPlanPercentagePriceAdjustment',
        adjustmentPercentage: plan.percentageOff,
      },
    },
  ],
  checkoutCharge: () => ({
    type: 'PERCENTAGE',
    value: {
      __typename: 'SellingPlanCheckoutChargePercentageValue',
      percentage: 100,
    },
  }),
  recurringDeliveries: () => true,
  metafield: () => null,
  metafields: (_plan, {identifiers}: {identifiers: readonly unknown[]}) =>
    identifiers.map(() => null),
} satisfies TypeResolvers<SellingPlanSource>;

/** `SellingPlanGroup`. */
export const sellingPlanGroupResolvers = {
  name: ({group}, _args, {language}) => group.name[language],
  options: ({group}, _args, {language}) => {
    const names = new Set(group.plans.map(({option}) => option.name[language]));
    return [...names].map((name) => ({
      name,
      values: group.plans
        .filter(({option}) => option.name[language] === name)
        .map(({option}) => option.value[language]),
    }));
  },
  sellingPlans: ({group}, args: ConnectionArgs & {reverse?: boolean}) =>
    paginate(
      args.reverse ? group.plans.toReversed() : group.plans,
      args,
      sellingPlanSource,
    ),
} satisfies TypeResolvers<SellingPlanGroupSource>;

/** `SellingPlanAllocation`: everything is charged at checkout, nothing remains. */
export const sellingPlanAllocationResolvers = {
  sellingPlan: ({plan}) => sellingPlanSource(plan),
  checkoutChargeAmount: ({variant, plan}, _args, {country}) =>
    priceSource(priceOf(variant, country, plan)),
  remainingBalanceChargeAmount: ({variant}, _args, {country}) =>
    priceSource({...priceOf(variant, country), amountMinor: 0}),
  priceAdjustments: ({variant, plan}, _args, {country}) => {
    const price = priceOf(variant, country, plan);
    return [
      {
        price: priceSource(price),
        perDeliveryPrice: priceSource(price),
        // What it costs without the plan, not what it cost before a sale.
        compareAtPrice: priceSource(priceOf(variant, country)),
        unitPrice: priceSource(unitPriceOf(variant, price)),
      },
    ];
  },
} satisfies TypeResolvers<SellingPlanAllocationSource>;
