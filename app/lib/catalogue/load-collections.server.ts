import type {
  CollectionsQuery,
  ListedCollectionFragment,
} from 'storefrontapi.generated';
import {COLLECTIONS_QUERY} from '~/graphql/storefront/collection';
import type {RequestContext} from '~/lib/context.server';
import {
  withLangs,
  type LangsContext,
  type TextLangs,
} from '~/lib/i18n/with-langs.server';
import {nearestRegion} from '~/lib/i18n/market-facts';
import {imagesOf} from '~/lib/i18n/region-pictures';
import {
  regionalPicture,
  type PictureInModes,
} from '~/lib/product/named-pictures';
import {
  ShopifyError,
  assertNoErrors,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';
import {
  isFirstPage,
  pageLinks,
  readPage,
  type PageLinks,
} from '~/lib/storefront/list-page';

interface ListedCollection
  extends
    Omit<ListedCollectionFragment, 'products' | 'pictures' | 'image'>,
    PictureInModes {
  readonly langs?: TextLangs;
}

interface CollectionsPage extends PageLinks {
  readonly collections: readonly ListedCollection[];
}

/** Shopify's handle of the collection with all products. */
const hasAllProducts = ({handle}: {readonly handle: string}) =>
  handle === 'all';

/**
 * Loads a page of the collections that have products in the visitor's market; the first for an unknown
 * cursor.
 * @param chosen ids of the collections that come first, in this order; the others follow by title, and the
 * collection of all products is last.
 * @throws {ShopifyError}
 */
export async function loadCollections(
  context: LangsContext & Pick<RequestContext, 'country' | 'locale'>,
  search: URLSearchParams,
  chosen: readonly string[] = [],
): Promise<CollectionsPage> {
  const {storefront} = context;
  const page = readPage(search);
  const isFirst = isFirstPage(page);
  const {errors, ...result} = await storefront.query(COLLECTIONS_QUERY, {
    variables: {...page, chosen: isFirst ? [...chosen] : []},
    cache: storefront.CacheShort(),
  });
  // The type does not cover a result with errors.
  const collections = result.collections as
    | CollectionsQuery['collections']
    | null;
  if (collections) {
    assertNoErrors('Collections', {errors});
    const {nodes, pageInfo} = collections;
    const first = result.chosen.flatMap((node) =>
      node && 'handle' in node ? [node] : [],
    );
    const others = nodes
      .filter(({id}) => !chosen.includes(id))
      .toSorted(
        (a, b) => Number(hasAllProducts(a)) - Number(hasAllProducts(b)),
      );
    const shown = [...first, ...others].flatMap(
      ({products, pictures, ...listed}) => {
        const [product] = products.nodes;
        if (!product) return [];
        return [
          {
            ...listed,
            // Without a picture of its own it shows its first product's.
            ...regionalPicture(
              listed.image ?? product.featuredImage,
              imagesOf(pictures),
              nearestRegion(context),
            ),
          },
        ];
      },
    );
    return {
      collections: await withLangs(context, shown),
      ...pageLinks(pageInfo, []),
    };
  }
  if (isUnknownCursor(page, errors))
    return loadCollections(context, new URLSearchParams(), chosen);
  throw new ShopifyError('Collections', 1, {cause: errors});
}
