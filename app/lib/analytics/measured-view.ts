import {BRAND} from '~/lib/environment/brand';
import type {ProductPage} from '~/lib/product/product-page.server';

/** What a page shows, as Shopify's analytics name it. */
type MeasuredView =
  | {
      readonly type: 'product';
      readonly product: {
        readonly id: string;
        readonly title: string;
        /** Decimal amount. */
        readonly price: string;
        readonly vendor: string;
        readonly variantId: string;
        readonly variantTitle: string;
        readonly quantity: number;
        readonly productType: string;
        readonly sku: string | null;
      };
    }
  | {
      readonly type: 'collection';
      readonly collection: {readonly id: string; readonly handle: string};
    }
  | {readonly type: 'search'; readonly searchTerm: string};

interface Match {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly data: unknown;
}

/** Routes whose loader gives a `ProductPage`. */
const PRODUCT_ROUTE = /\.(?:products\.\$handle|metarmap)$/;
const COLLECTION_ROUTE = /\.collections\.\$handle$/;
const SEARCH_ROUTE = /\.search$/;

/**
 * Takes from the matched routes what is worth an event of its own.
 *
 * @param matches of Remix; the innermost route is the last one.
 * @returns `null` for every other page, and for one whose loader failed.
 */
export function measuredView(matches: readonly Match[]): MeasuredView | null {
  const match = matches.at(-1);
  if (!match?.data) return null;
  if (PRODUCT_ROUTE.test(match.id)) {
    return productView((match.data as {product: ProductPage}).product);
  }
  if (COLLECTION_ROUTE.test(match.id)) {
    const {collection} = match.data as {collection: {id: string}};
    const handle = match.params.handle ?? '';
    return {type: 'collection', collection: {id: collection.id, handle}};
  }
  if (SEARCH_ROUTE.test(match.id)) {
    const {result} = match.data as {result: {term: string}};
    return result.term ? {type: 'search', searchTerm: result.term} : null;
  }
  return null;
}

function productView(product: ProductPage): MeasuredView | null {
  const {variant} = product;
  if (!variant) return null;
  return {
    type: 'product',
    product: {
      id: product.id,
      title: product.title,
      price: variant.price.price.amount,
      // The shop sells its own things only.
      vendor: BRAND,
      variantId: variant.id,
      // As Shopify names a variant; one without options is "Default Title".
      variantTitle:
        product.optionGroups.map(({selected}) => selected).join(' / ') ||
        product.title,
      quantity: 1,
      productType: product.productType,
      sku: variant.sku,
    },
  };
}
