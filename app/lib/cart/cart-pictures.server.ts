import type {PictureFragment} from 'storefrontapi.generated';
import {CART_PICTURES_QUERY} from '~/graphql/storefront/cart';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import {pictureInRegion} from '~/lib/i18n/region-pictures';
import {OWN_PICTURES_TIMEOUT_MS} from '~/lib/limits/limits';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {idPages} from '~/lib/storefront/id-pages';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stemOf} from '~/lib/text/file-name';

/** What is shown in the place of a product's picture. */
type ShownPictures = (own: PictureFragment) => {
  readonly image: PictureFragment;
  /** In dark mode. */
  readonly night: PictureFragment | null;
};

export type CartPictures = ReadonlyMap<string, ShownPictures>;

/**
 * What the visitor's region and dark mode show in the place of a product's pictures, by its id: the cart
 * itself would have all pictures of a product in each line. Empty while Shopify fails or is slow. Never
 * rejects.
 */
export async function loadCartPictures(
  {storefront}: Pick<RequestContext, 'storefront'>,
  products: readonly {readonly id: string}[],
): Promise<CartPictures> {
  const {region} = marketFacts(storefront.i18n.country);
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
      if (!node || !('images' in node)) return [];
      const inRegion = pictureInRegion(node, region);
      const shown: ShownPictures = (own) => {
        const image = inRegion?.(own) ?? own;
        const night = nightOf(own, node.images.nodes);
        const ours = night && (inRegion?.(night) ?? night);
        // Both or neither show the region.
        const isSameRegion = (image === own) === (ours === night);
        return {image, night: isSameRegion ? ours : null};
      };
      return [[node.id, shown] as const];
    }),
  );
}

/**
 * What a product shows by night in the place of a picture: the picture with its name and `-night`
 * (`map-oak.webp`, `map-oak-night.webp`), in the place of the first also the second, as on its card.
 */
function nightOf(
  own: PictureFragment,
  pictures: readonly PictureFragment[],
): PictureFragment | null {
  const [first, second] = pictures;
  const twin = `${stemOf(own)}-night`;
  return (
    pictures.find((picture) => stemOf(picture) === twin) ??
    (second && first?.url === own.url && /[-_]night\b/.test(stemOf(second))
      ? second
      : null)
  );
}
