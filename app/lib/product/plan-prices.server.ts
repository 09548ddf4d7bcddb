import type {
  PlanPricesQuery,
  PriceRangeFragment,
} from 'storefrontapi.generated';
import {PLAN_PRICES_QUERY} from '~/graphql/storefront/selling-plans';
import type {RequestContext} from '~/lib/context.server';
import {compareAmounts} from '~/lib/i18n/format';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {firstAdjustments, planMeasure, type PlanAdjustment} from './price';

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
  readonly compareAtPriceRange: PriceRangeFragment;
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
      compareAtPriceRange: found.range,
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
