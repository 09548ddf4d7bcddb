import type {
  PriceRangeFragment,
  ProductVariantFragment,
  PlanPricesQuery,
} from 'storefrontapi.generated';
import {sumAmounts} from '~/lib/cart/amount';
import {compareAmounts, formatMoney, type Money} from '~/lib/i18n/format';
import type {Law} from '~/lib/i18n/law';
import type {Locale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  reductionOf,
  type Reducible,
  type Reduction,
} from '~/lib/i18n/reduction';
import {unitPriceView, type UnitPriceView} from '~/lib/i18n/unit-price';
import {fieldKey, langOf, NO_LANGS, type TextsOfPage} from './merchant-texts';
import {PLAN_PRICES_QUERY} from '~/graphql/storefront/selling-plans';
import type {RequestContext} from '~/lib/context.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

export interface PriceView extends Reduction {
  readonly price: Money;
  readonly unit?: UnitPriceView;
}

type PricedVariant = Parameters<typeof unitPriceView>[0] & Reducible;

/** A variant that stands for its product in a list. */
export type ShownVariant = PricedVariant & {
  readonly compareAtPrice?: Money | null;
};

/** The price of a variant with the facts that the law wants beside it. */
export function priceView(
  variant: PricedVariant,
  compareAtPrice: Money | null | undefined,
  law: Law | null,
): PriceView {
  const unit = unitPriceView(variant, law);
  return {
    price: variant.price,
    ...reductionOf(variant, compareAtPrice, law),
    ...(unit && {unit}),
  };
}

export interface RangeView extends PriceView {
  readonly isFrom: boolean;
  /** The region of which it is the lowest price, where another one costs less. */
  readonly of?: string;
}

interface PricedProduct {
  readonly requiresSellingPlan?: boolean;
  readonly priceRange: PriceRangeFragment;
  readonly selectedOrFirstAvailableVariant?: ShownVariant | null;
}

/**
 * The price of a product in a list: of the variant whose picture stands for it, otherwise the lowest.
 * Former price and unit price belong to the same variant: beside the lowest price to the first variant that
 * can be bought, if it costs that much. Shopify's range of former prices belongs to none: it leaves out the
 * variants that have no former price.
 * @param shown The variant in the picture; not used for a product that is sold only with a plan, because
 * nobody could pay the price of this variant.
 * @param region What the page calls the region of the variant in the picture.
 */
export function rangeView(
  product: PricedProduct,
  law: Law | null,
  shown: ShownVariant | null = null,
  region = '',
): RangeView {
  const {
    priceRange: {minVariantPrice: lowest, maxVariantPrice: highest},
    selectedOrFirstAvailableVariant: first,
  } = product;
  if (shown && !product.requiresSellingPlan) {
    const isFrom = compareAmounts(shown.price.amount, highest.amount) < 0;
    const isDearer = compareAmounts(lowest.amount, shown.price.amount) < 0;
    return {
      ...priceView(shown, shown.compareAtPrice, law),
      isFrom,
      ...(isFrom && isDearer && region && {of: region}),
    };
  }
  const cheapest =
    first && compareAmounts(first.price.amount, lowest.amount) === 0
      ? first
      : null;
  return {
    ...priceView({...cheapest, price: lowest}, cheapest?.compareAtPrice, law),
    isFrom: compareAmounts(lowest.amount, highest.amount) < 0,
  };
}

export interface PlanView {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  /** Name of the group that it belongs to, if that is known. */
  readonly group?: string;
  /** BCP 47 of name, description and group, where they are not in the page's language. */
  readonly lang?: string;
  readonly descriptionLang?: string;
  readonly groupLang?: string;
  /** Price of all deliveries that the plan pays at once. */
  readonly price: Money;
  readonly unit?: UnitPriceView;
  /** How much of the price is due at the checkout, where it is not all, and what later orders cost. */
  readonly terms?: string;
}

type Allocations = ProductVariantFragment['sellingPlanAllocations'];

type AnAllocation = Allocations['nodes'][number];

type Allocation = Pick<AnAllocation, 'priceAdjustments'> &
  Partial<
    Pick<AnAllocation, 'checkoutChargeAmount' | 'remainingBalanceChargeAmount'>
  > & {
    readonly sellingPlan: Omit<
      AnAllocation['sellingPlan'],
      'priceAdjustments'
    > &
      Partial<Pick<AnAllocation['sellingPlan'], 'priceAdjustments'>>;
  };
type Measure = NonNullable<PricedVariant['unitPriceMeasurement']>;

/** What a variant costs with a selling plan. */
type PlanAdjustment = Allocations['nodes'][number]['priceAdjustments'][number];

/** The first payment with each plan of a variant; its own price with a plan that changes none. */
function firstAdjustments({
  price,
  unitPrice,
  sellingPlanAllocations,
}: PlanVariant): PlanAdjustment[] {
  return sellingPlanAllocations.nodes.map(
    ({priceAdjustments: [first]}) =>
      first ?? {price, unitPrice, perDeliveryPrice: price},
  );
}

/**
 * The measure beside a plan's price: without the quantity where the plan pays several deliveries at
 * once, because the quantity is for one.
 */
function planMeasure<Some extends Measure>(
  measure: Some | null | undefined,
  {price, perDeliveryPrice}: PlanAdjustment,
): Some | null {
  if (!measure) return null;
  const isSingleDelivery =
    compareAmounts(price.amount, perDeliveryPrice.amount) === 0;
  return isSingleDelivery ? measure : {...measure, quantityUnit: null};
}

/** Names of selling plan groups, by the ids of their plans. */
export type PlanGroups = Readonly<Record<string, string>>;

function planLangsOf(id: string, langs: TextsOfPage) {
  const {lang} = langOf(langs, fieldKey(id, 'name'));
  const {lang: descriptionLang} = langOf(langs, fieldKey(id, 'description'));
  const {lang: groupLang} = langOf(langs, fieldKey(id, 'group'));
  return {
    ...(lang && {lang}),
    ...(descriptionLang && {descriptionLang}),
    ...(groupLang && {groupLang}),
  };
}

/** Written here: few products have a deposit, and the product page's scripts have no room. */
function depositWords(
  price: Money,
  {
    checkoutChargeAmount: now,
    remainingBalanceChargeAmount: later,
  }: Pick<Allocation, 'checkoutChargeAmount' | 'remainingBalanceChargeAmount'>,
  locale: Locale,
): string | null {
  if (!now || !later) return null;
  const isAll = compareAmounts(now.amount, price.amount) >= 0;
  if (isAll || compareAmounts(later.amount, '0') <= 0) return null;
  return translatorFor(locale.code)('product.deposit', {
    now: formatMoney(now, locale),
    later: formatMoney(later, locale),
  });
}

/** What a plan costs after its introduction. */
function laterWords(
  [first, second]: readonly PlanAdjustment[],
  orders: number | null | undefined,
  locale: Locale,
): string | null {
  if (!first || !second || !orders) return null;
  const {price} = second;
  if (compareAmounts(price.amount, first.price.amount) === 0) return null;
  return serverTranslator(locale.code)('market.planLater', {
    from: orders + 1,
    price: formatMoney(price, locale),
  });
}

/** What a plan that changes no price costs: `variant.price` may be that of another plan. */
function unadjustedPrice(
  {price}: Pick<PricedVariant, 'price'>,
  {
    checkoutChargeAmount: now,
    remainingBalanceChargeAmount: later,
  }: Pick<Allocation, 'checkoutChargeAmount' | 'remainingBalanceChargeAmount'>,
): Money {
  return now && later
    ? {...now, amount: sumAmounts([now.amount, later.amount])}
    : price;
}

/** The selling plans of a variant with the price paid now, the plans of a group together. */
export function planViews(
  variant: Parameters<typeof unitPriceView>[0] & {
    readonly sellingPlanAllocations: {readonly nodes: readonly Allocation[]};
  },
  law: Law | null,
  locale: Locale,
  groups: PlanGroups = {},
  langs: TextsOfPage = NO_LANGS,
): PlanView[] {
  const views = variant.sellingPlanAllocations.nodes.map(
    ({sellingPlan, priceAdjustments, ...charges}) => {
      const {priceAdjustments: cycles, ...plan} = sellingPlan;
      const [first] = priceAdjustments;
      const price = first?.price ?? unadjustedPrice(variant, charges);
      const unit = first
        ? unitPriceView(
            {
              ...first,
              unitPriceMeasurement: planMeasure(
                variant.unitPriceMeasurement,
                first,
              ),
            },
            law,
          )
        : unitPriceView(variant, law, price);
      const group = groups[plan.id];
      const terms = [
        depositWords(price, charges, locale),
        laterWords(priceAdjustments, cycles?.[0]?.orderCount, locale),
      ].filter(Boolean);
      return {
        ...plan,
        ...planLangsOf(plan.id, langs),
        price,
        ...(group && {group}),
        ...(unit && {unit}),
        ...(terms.length > 0 && {terms: terms.join('. ')}),
      };
    },
  );
  const names = [...new Set(views.map(({group}) => group))];
  return names.flatMap((name) => views.filter(({group}) => group === name));
}

type Context = Pick<RequestContext, 'storefront'>;

type PlanVariant = Extract<
  NonNullable<PlanPricesQuery['nodes'][number]>,
  {variants: unknown}
>['variants']['nodes'][number];

/** What a variant costs with a plan, in the fields that a price is read from. */
interface PlanPrice extends Pick<PlanAdjustment, 'price' | 'unitPrice'> {
  readonly unitPriceMeasurement: PlanVariant['unitPriceMeasurement'];
  readonly compareAtPrice: null;
  readonly lowestPrice: null;
}

interface PlanPrices {
  /** Price of each variant with its first plan, which the product page preselects. */
  readonly first: ReadonlyMap<string, PlanPrice>;
  /** Lowest price with any plan of a variant that can be bought, or of any variant if none can be. */
  readonly lowest: PlanPrice;
  readonly range: PriceRangeFragment;
}

interface Sold {
  readonly id: string;
  readonly requiresSellingPlan: boolean;
}

interface Listed extends Sold {
  readonly priceRange: PriceRangeFragment;
  readonly selectedOrFirstAvailableVariant?: {
    readonly price: PlanAdjustment['price'];
  } | null;
}

/**
 * The products of a list. A product that is sold only with a selling plan gets the prices of its plans,
 * since nobody can pay the variant's own price; it is left out if it has no plan, since nobody can buy it.
 * Asks Shopify only if the list has such products.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function withPlanPrices<Product extends Listed>(
  context: Context,
  products: readonly Product[],
): Promise<readonly Product[]> {
  const prices = await loadPlanPrices(context, products);
  return products.flatMap((product) => {
    if (!product.requiresSellingPlan) return product;
    const found = prices.get(product.id);
    if (!found) return [];
    const {selectedOrFirstAvailableVariant: variant} = product;
    return {
      ...product,
      priceRange: found.range,
      selectedOrFirstAvailableVariant: variant && {...variant, ...found.lowest},
    };
  });
}

/** A variant at the price of its first plan; as it is where no plan is needed. */
export type AtPlanPrice = <Variant extends {readonly id: string}>(
  variant: Variant,
) => Variant;

/**
 * Loads what a product costs with its plans, for a product that is sold only with one; any other is
 * left as it is.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function planPricesOf(
  context: Context,
  product: Sold,
): Promise<{
  readonly atPlanPrice: AtPlanPrice;
  readonly range: PriceRangeFragment | null;
}> {
  const found = (await loadPlanPrices(context, [product])).get(product.id);
  return {
    atPlanPrice: (variant) => ({...variant, ...found?.first.get(variant.id)}),
    range: found?.range ?? null,
  };
}

/** Prices by product, for products that are sold only with a plan and have one. */
async function loadPlanPrices(
  {storefront}: Context,
  products: readonly Sold[],
): Promise<ReadonlyMap<string, PlanPrices>> {
  const ids = products
    .filter(({requiresSellingPlan}) => requiresSellingPlan)
    .map(({id}) => id);
  if (ids.length === 0) return new Map();
  const {nodes, errors} = await storefront.query(PLAN_PRICES_QUERY, {
    variables: {ids},
    cache: stockCache(storefront),
  });
  assertNoErrors('PlanPrices', {errors});
  return new Map(
    nodes.flatMap((node) => {
      if (!node || !('variants' in node)) return [];
      const prices = planPrices(node.variants.nodes);
      return prices ? [[node.id, prices] as const] : [];
    }),
  );
}

function planPrices(variants: readonly PlanVariant[]): PlanPrices | null {
  const offers = variants.map((variant) => ({
    ...variant,
    prices: firstAdjustments(variant).map((adjustment) =>
      planPrice(variant, adjustment),
    ),
  }));
  const available = offers.filter(({availableForSale}) => availableForSale);
  const sorted = (available.length > 0 ? available : offers)
    .flatMap(({prices}) => prices)
    .sort((a, b) => compareAmounts(a.price.amount, b.price.amount));
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) return null;
  return {
    lowest,
    range: {minVariantPrice: lowest.price, maxVariantPrice: highest.price},
    first: new Map(
      offers.flatMap(({id, prices: [price]}) =>
        price ? [[id, price] as const] : [],
      ),
    ),
  };
}

function planPrice(
  {unitPriceMeasurement}: PlanVariant,
  adjustment: PlanAdjustment,
): PlanPrice {
  const {price, unitPrice} = adjustment;
  return {
    price,
    unitPrice,
    unitPriceMeasurement: planMeasure(unitPriceMeasurement, adjustment),
    // Nobody could pay them without a plan.
    compareAtPrice: null,
    lowestPrice: null,
  };
}
