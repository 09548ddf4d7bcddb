import {CART_PICTURES_QUERY} from '~/graphql/storefront/cart';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import {
  hasOtherPictures,
  pictureInRegion,
  type PictureInRegion,
} from '~/lib/i18n/region-pictures';
import {OWN_PICTURES_TIMEOUT_MS} from '~/lib/limits/limits';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {idPages} from '~/lib/storefront/id-pages';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

export type CartPictures = ReadonlyMap<string, PictureInRegion>;

/**
 * What the visitor's region shows in the place of a product's pictures, by its id: the cart itself would
 * have sixteen more pictures in each line. Empty while Shopify fails or is slow. Never rejects.
 */
export async function loadCartPictures(
  {storefront}: Pick<RequestContext, 'storefront'>,
  products: readonly {readonly id: string}[],
): Promise<CartPictures> {
  const {region} = marketFacts(storefront.i18n.country);
  if (!hasOtherPictures(region)) return new Map();
  const pages = idPages(products.map(({id}) => id)).map(async (ids) => {
    const result = await storefront.query(CART_PICTURES_QUERY, {
      variables: {ids},
      cache: structureCache(storefront),
    });
    assertNoErrors('CartPictures', result);
    return result.nodes;
  });
  const nodes = await withTimeout(
    OWN_PICTURES_TIMEOUT_MS,
    Promise.all(pages),
    // The transport logs errors.
  ).catch(() => []);
  return new Map(
    nodes.flat().flatMap((node) => {
      if (!node || !('regional' in node)) return [];
      const ours = pictureInRegion(node, region);
      return ours ? [[node.id, ours] as const] : [];
    }),
  );
}
