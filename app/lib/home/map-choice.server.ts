import {MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import type {RequestContext} from '~/lib/context.server';
import type {PictureData} from '~/lib/product/picture-source';
import {
  loadProduct,
  type LoadedProduct,
} from '~/lib/product/load-product.server';
import {
  productChoice,
  type ProductChoice,
} from '~/lib/product/product-page.server';
import {within} from '~/lib/http/within.server';

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
  context: Pick<RequestContext, 'storefront' | 'locale' | 'env' | 'report'>,
  search: URLSearchParams,
): Promise<{choice: ProductChoice; pictures: PictureData[]} | null> {
  try {
    const loaded = await within(
      LONGEST_WAIT,
      loadProduct(context, MAP_PRODUCT_HANDLE, search),
    );
    if (!loaded || 'movedTo' in loaded) return null;
    return {
      choice: productChoice(loaded),
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
