import type {OwnVariantsQuery, PictureFragment} from 'storefrontapi.generated';
import {OWN_VARIANTS_QUERY} from '~/graphql/storefront/own-variants';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {OWN_PICTURES_TIMEOUT_MS} from '~/lib/limits/limits';
import {assertNoErrors} from '~/lib/storefront/error-response.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {withPlanPrices} from './plan-prices.server';
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

/**
 * Products of a list as the visitor can buy them: at the prices of `withPlanPrices`, and where an option
 * asks for a country, with the pictures of the variant for the visitor's country.
 * @throws {ShopifyError} when Shopify fails to send prices; where it fails to send pictures or is slow, the
 * product's own stay.
 */
export async function asListed<
  Product extends Pictured & Parameters<typeof withPlanPrices>[1][number],
>(context: Context, products: readonly Product[]): Promise<readonly Product[]> {
  const [priced, pictures] = await Promise.all([
    withPlanPrices(context, products),
    withTimeout(OWN_PICTURES_TIMEOUT_MS, ownPictures(context, products)).catch(
      // The transport logs errors.
      () => null,
    ),
  ]);
  return priced.map((product) => {
    const own = pictures?.get(product.id);
    if (!own) return product;
    return {
      ...product,
      ...(product.images && {images: {nodes: own}}),
      ...('featuredImage' in product && {featuredImage: own[0]}),
    };
  });
}

/** By product: the picture of its variant for the visitor's country, and one beside it. */
async function ownPictures(
  {storefront}: Context,
  products: readonly Pictured[],
): Promise<ReadonlyMap<string, readonly PictureFragment[]>> {
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
        picturesOf(node, variables.options, products),
      );
    }),
  );
  return new Map(found.flat());
}

/** None unless the variant has all that is `selected`: where no variant has them, Shopify sends another. */
function picturesOf(
  node: OwnVariantsQuery['nodes'][number],
  selected: readonly SelectedOption[],
  products: readonly Pictured[],
): (readonly [string, readonly PictureFragment[]])[] {
  if (!node || !('images' in node)) return [];
  const {id, selectedOrFirstAvailableVariant: variant, images} = node;
  if (!variant?.image || !includesSelection(variant.selectedOptions, selected))
    return [];
  const {options = []} = products.find((product) => product.id === id) ?? {};
  const beside = pictureBeside(variant, options, images.nodes);
  return [[id, [variant.image, ...(beside ? [beside] : [])]]];
}
