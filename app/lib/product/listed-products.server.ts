import type {OwnVariantsQuery, PictureFragment} from 'storefrontapi.generated';
import {OWN_VARIANTS_QUERY} from '~/graphql/storefront/own-variants';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {OWN_PICTURES_TIMEOUT_MS} from '~/lib/limits/limits';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {withPlanPrices} from './plan-prices.server';
import type {ShownVariant} from './price';
import {pictureBeside} from './product-card';
import {optionsOfCountry} from './country-options.server';
import {includesSelection, type SelectedOption} from './product-options.server';

type Context = Pick<RequestContext, 'storefront'>;

interface Pictured {
  readonly id: string;
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {readonly name: string}[];
  }[];
  /** Of a card. */
  readonly images?: {readonly nodes: readonly PictureFragment[]};
  /** Of a suggestion. */
  readonly featuredImage?: PictureFragment | null;
}

/** What stands for a product in the visitor's country. */
interface Own {
  /** Its price belongs to the pictures. */
  readonly variant: ShownVariant;
  /** The picture of the variant, and one beside it. */
  readonly pictures: readonly PictureFragment[];
}

/**
 * Products of a list as the visitor can buy them: at the prices of `withPlanPrices`, and where an option
 * asks for a country, with the pictures and the price of the variant for the visitor's country.
 * @param isByPrice The list is sorted or filtered by price. Shopify goes by the lowest price of a
 * product, so that this is shown, with the product's own pictures.
 * @throws {ShopifyError} when Shopify fails to send prices; where it fails to send the variants or is
 * slow, the product's own pictures stay.
 */
export async function asListed<
  Product extends Pictured & Parameters<typeof withPlanPrices>[1][number],
>(
  context: Context,
  products: readonly Product[],
  {isByPrice = false} = {},
): Promise<readonly (Product & {ownVariant?: ShownVariant})[]> {
  const [priced, owns] = await Promise.all([
    withPlanPrices(context, products),
    isByPrice
      ? null
      : withTimeout(
          OWN_PICTURES_TIMEOUT_MS,
          ownVariants(context, products),
        ).catch(
          // The transport logs errors.
          () => null,
        ),
  ]);
  return priced.map((product) => {
    const own = owns?.get(product.id);
    if (!own) return product;
    return {
      ...product,
      ownVariant: own.variant,
      ...(product.images && {images: {nodes: own.pictures}}),
      ...('featuredImage' in product && {featuredImage: own.pictures[0]}),
    };
  });
}

/** By product: its variant for the visitor's country. */
async function ownVariants(
  {storefront}: Context,
  products: readonly Pictured[],
): Promise<ReadonlyMap<string, Own>> {
  const {i18n} = storefront;
  const asked = new Map<string, {options: SelectedOption[]; ids: string[]}>();
  for (const {id, options} of products) {
    const own = optionsOfCountry(options, i18n);
    // The product's own pictures begin with those of its first values.
    const isFirst = own.every(
      ({name, value}) =>
        options.find((option) => option.name === name)?.optionValues[0]
          ?.name === value,
    );
    if (isFirst) continue;
    const key = JSON.stringify(own);
    const {ids = []} = asked.get(key) ?? {};
    asked.set(key, {options: own, ids: [...ids, id]});
  }
  const found = await Promise.all(
    [...asked.values()].map(async (variables) => {
      const result = await storefront.query(OWN_VARIANTS_QUERY, {
        variables,
        cache: stockCache(storefront),
      });
      assertNoErrors('OwnVariants', result);
      return result.nodes.flatMap((node) =>
        ownOf(node, variables.options, products),
      );
    }),
  );
  return new Map(found.flat());
}

/** None unless the variant has all that is `selected`: where no variant has them, Shopify sends another. */
function ownOf(
  node: OwnVariantsQuery['nodes'][number],
  selected: readonly SelectedOption[],
  products: readonly Pictured[],
): (readonly [string, Own])[] {
  if (!node || !('images' in node)) return [];
  const {id, selectedOrFirstAvailableVariant: variant, images} = node;
  if (!variant?.image || !includesSelection(variant.selectedOptions, selected))
    return [];
  const {options = []} = products.find((product) => product.id === id) ?? {};
  const beside = pictureBeside(variant, options, images.nodes);
  const pictures = [variant.image, ...(beside ? [beside] : [])];
  return [[id, {variant, pictures}]];
}
