import type {BackInStockVariantsQuery} from 'storefrontapi.generated';
import {BACK_IN_STOCK_VARIANTS_QUERY} from '~/graphql/storefront/customer-lists';
import type {RequestContext} from '~/lib/context.server';
import type {PictureData} from '~/lib/product/picture-source';
import {availabilityOf, type Availability} from '~/lib/product/availability';
import {variantPath} from '~/lib/product/variant-link';
import {assertAnswered} from '~/lib/storefront/page-failure.server';

/** A variant that somebody waits for, as the account shows it. */
export interface BackInStockVariant {
  readonly id: string;
  readonly title: string;
  /** What was chosen, such as `Eiche, 60 × 60 cm`; empty without a choice. */
  readonly choice: string;
  /** Without language prefix. */
  readonly path: string;
  readonly image: PictureData | null;
  readonly availability: Availability;
}

type Node = NonNullable<BackInStockVariantsQuery['nodes'][number]>;
type VariantNode = Extract<Node, {product: object}>;

/**
 * Loads what is shown of the variants of a list, in one request and in its order.
 * What the shop does not have any more is left out.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadBackInStockVariants(
  {storefront}: Pick<RequestContext, 'storefront'>,
  ids: readonly string[],
): Promise<BackInStockVariant[]> {
  if (ids.length === 0) return [];
  const {nodes, errors} = await storefront.query(BACK_IN_STOCK_VARIANTS_QUERY, {
    variables: {ids: [...ids]},
    cache: storefront.CacheNone(),
  });
  assertAnswered('BackInStockVariants', nodes, {errors});
  return nodes.flatMap((node) =>
    node && 'product' in node ? backInStockVariant(node) : [],
  );
}

function backInStockVariant(variant: VariantNode): BackInStockVariant {
  const {product, selectedOptions} = variant;
  return {
    id: variant.id,
    title: product.title,
    choice: selectedOptions
      // What the provider gives a product without options.
      .filter(({name}) => name !== 'Title')
      .map(({value}) => value)
      .join(', '),
    path: variantPath(product.handle, variant.id),
    image: variant.image ?? null,
    availability: availabilityOf(variant),
  };
}
