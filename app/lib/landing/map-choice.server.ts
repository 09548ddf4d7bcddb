import {MAP_PRODUCT_HANDLE} from '../brand';
import type {RequestContext} from '../context.server';
import type {PictureData} from '../picture-source';
import {loadProduct, type LoadedProduct} from '../product/load-product.server';
import {productPage, type ProductPage} from '../product/product-page.server';
import {within} from '../within.server';

/** What it takes to choose a map and to put it into the cart. */
export type MapChoice = Pick<
  ProductPage,
  'id' | 'title' | 'variant' | 'optionGroups'
>;

/** The home page must not wait longer for what it can do without. */
const LONGEST_WAIT = 4000;

/** The still pictures of a product in the merchant's order. */
export function stillPictures({
  media,
}: Pick<LoadedProduct['product'], 'media'>): PictureData[] {
  return media.nodes.flatMap((medium) =>
    'image' in medium && medium.image ? [medium.image] : [],
  );
}

/**
 * The map with the variant that the address asks for, and its pictures, for the
 * home page. `null` when the provider fails or is slow, or has no such product;
 * the failure is logged.
 */
export async function loadMapChoice(
  context: Pick<RequestContext, 'storefront' | 'locale' | 'report'>,
  search: URLSearchParams,
): Promise<{choice: MapChoice; pictures: PictureData[]} | null> {
  try {
    const loaded = await within(
      LONGEST_WAIT,
      loadProduct(context, MAP_PRODUCT_HANDLE, search),
    );
    if (!loaded || 'movedTo' in loaded) return null;
    const {id, title, variant, optionGroups} = productPage(loaded);
    return {
      choice: {id, title, variant, optionGroups},
      pictures: stillPictures(loaded.product),
    };
  } catch (error) {
    context.report.log('error', {
      event: 'home page without a choice of maps',
      reason: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}
