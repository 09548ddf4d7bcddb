import type {CartPicturesQuery, PictureFragment} from 'storefrontapi.generated';
import {CART_PICTURES_QUERY} from '~/graphql/storefront/cart';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {marketFacts, type RegionKey} from '~/lib/i18n/market-facts';
import {nightTwin, pictureInRegion} from '~/lib/i18n/region-pictures';
import {OWN_PICTURES_TIMEOUT_MS} from '~/lib/limits/limits';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {idPages} from '~/lib/storefront/id-pages';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

/** The picture of a variant in the visitor's region, and the one in its place in dark mode. */
export interface LinePicture {
  readonly image: Picture | null;
  readonly darkImage?: Pick<Picture, 'url'>;
}

/** Beside a title that says what it shows. */
type Picture = Pick<PictureFragment, 'url' | 'width' | 'height'>;

type PictureOf = (own: PictureFragment) => LinePicture;

/** By the product's id. */
export type CartPictures = ReadonlyMap<string, PictureOf>;

/**
 * What a cart shows of its products in the visitor's region, also in dark mode: the cart itself would
 * have all their pictures in each line. Empty while Shopify fails or is slow. Never rejects.
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
    nodes
      .flat()
      .flatMap((node) =>
        node && 'images' in node
          ? [[node.id, picturesOf(node, region)] as const]
          : [],
      ),
  );
}

type Pictured = Extract<
  NonNullable<CartPicturesQuery['nodes'][number]>,
  {images: unknown}
>;

function picturesOf(product: Pictured, region: RegionKey | null): PictureOf {
  const ours = pictureInRegion(product, region) ?? ((picture) => picture);
  return (own) => {
    const night = nightTwin(own, product.images.nodes);
    return {
      image: withoutText(ours(own)),
      ...(night && {darkImage: {url: ours(night).url}}),
    };
  };
}

export const withoutText = ({
  url,
  width = null,
  height = null,
}: PictureFragment): Picture => ({url, width, height});
