import type {ProductsByIdQuery} from 'storefrontapi.generated';
import {PRODUCTS_BY_ID_QUERY} from '~/graphql/storefront/products-by-id';
import type {LangsContext} from '~/lib/i18n/with-langs.server';
import {lawOf, type Law} from '~/lib/i18n/law';
import {
  addableVariant,
  availabilityOf,
  type Availability,
} from '~/lib/product/availability';
import {
  productCard,
  type ProductCardView,
  withCardLangs,
  asListed,
} from './product-card.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

export type AddableNode = Extract<
  NonNullable<ProductsByIdQuery['nodes'][number]>,
  {handle: string}
>;

export interface AddableProductView {
  readonly card: ProductCardView;
  readonly availability: Availability;
  /** `false` for a gift card or a subscription. */
  readonly isStocked: boolean;
  /** Variant to add to the cart; `null` if the customer has to choose. */
  readonly merchandiseId: string | null;
}

/**
 * The cards of the products with these ids, in one request; not cached, as lists are rarely equal.
 * `missing` has the ids for which the visitor's country has no product.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadProductsById(
  context: LangsContext,
  ids: readonly string[],
) {
  const {storefront} = context;
  if (ids.length === 0) return {products: [], missing: []};
  const {nodes, errors} = await storefront.query(PRODUCTS_BY_ID_QUERY, {
    variables: {ids: [...ids]},
    cache: storefront.CacheNone(),
  });
  // What could be read is shown, and nothing counts as missing.
  if (!(nodes as readonly unknown[] | null))
    assertNoErrors('ProductsById', {errors});
  const law = lawOf(storefront.i18n.country);
  const found = nodes.filter(
    (node): node is AddableNode => node !== null && 'handle' in node,
  );
  const products = await asListed(context, found);
  const shown = products.map((node) => addableProductView(node, law));
  const cards = await withCardLangs(
    context,
    shown.map(({card}) => card),
  );
  return {
    products: shown.map((product, index) => ({
      ...product,
      card: cards[index] ?? product.card,
    })),
    // A partial error also leaves out products.
    missing: errors?.length ? [] : ids.filter((_, index) => !nodes[index]),
  };
}

/** A card with what its button needs; see `merchandiseId`. */
export function addableProductView(
  node: AddableNode,
  law: Law | null,
): AddableProductView {
  const {requiresSellingPlan, availableForSale} = node;
  const variant = addableVariant(node);
  return {
    card: productCard(node, law),
    availability: variant
      ? availabilityOf(variant)
      : {state: availableForSale ? 'available' : 'soldOut'},
    isStocked: !node.isGiftCard && !requiresSellingPlan,
    merchandiseId: variant?.id ?? null,
  };
}
