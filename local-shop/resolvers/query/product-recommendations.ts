import {GraphQLError} from 'graphql';

import type {Product} from '../../domain/catalogue';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import type {TypeResolvers} from '../../resolver';
import {productSource} from '../catalogue-sources';

type Args = {
  intent: 'RELATED' | 'COMPLEMENTARY';
  productId?: string | null;
  productHandle?: string | null;
};

/** Most products that Shopify recommends for one. */
const LIMIT = 10;

/**
 * `productRecommendations`: the merchant's choice first; for `RELATED` then products
 * of the same collections, best sellers first. Complementary ones are only chosen
 * by hand, as on Shopify.
 */
export const productRecommendations: TypeResolvers<unknown>[string] = (
  _root,
  {intent, productId, productHandle}: Args,
  {shop: {catalogue}},
) => {
  if (!productId && !productHandle) {
    throw new GraphQLError(
      'Either productId or productHandle must be provided',
      {
        extensions: {code: 'BAD_REQUEST'},
      },
    );
  }
  const product = productId
    ? catalogue.productById.get(productId)
    : catalogue.productByHandle.get(productHandle ?? '');
  if (!product) return null;
  return recommend(product, intent, catalogue).map((found, position) =>
    productSource(found, trackingParameters(product, intent, position)),
  );
};

function recommend(
  product: Product,
  intent: Args['intent'],
  catalogue: CatalogueIndex,
): Product[] {
  const chosen =
    intent === 'COMPLEMENTARY' ? product.complementaryIds : product.relatedIds;
  const products = new Set(
    chosen.flatMap((id) => catalogue.productById.get(id) ?? []),
  );
  if (intent === 'RELATED') {
    const collections = catalogue.collectionsOfProduct.get(product.id) ?? [];
    const neighbours = collections
      .flatMap(({id}) =>
        (catalogue.productsOfCollection.get(id) ?? []).slice(0, 50),
      )
      .toSorted((a, b) => b.sold - a.sold);
    for (const neighbour of neighbours) products.add(neighbour);
  }
  products.delete(product);
  return [...products].slice(0, LIMIT);
}

function trackingParameters(
  {id}: Product,
  intent: Args['intent'],
  position: number,
): string {
  const kind = intent === 'COMPLEMENTARY' ? 'cp' : 'rp';
  const number = id.slice(id.lastIndexOf('/') + 1);
  return `pr_prod_strat=${kind}&pr_rec_pid=${number}&pr_ref_pid=${number}&pr_seq=uniform&_pos=${position + 1}`;
}
