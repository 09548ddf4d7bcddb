import {BRAND} from '~/lib/environment/brand';
import type {ProductView} from '~/lib/product/product-view.server';

interface Match {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly data: unknown;
}

const PRODUCT_ROUTE = /\.(?:products\.\$handle|metarmap)$/;
const COLLECTION_ROUTE = /\.collections\.\$handle$/;
const SEARCH_ROUTE = /\.search$/;

/** The view of the innermost match for Shopify's analytics; `null` for other pages. */
export function measuredView(matches: readonly Match[]) {
  const match = matches.at(-1);
  if (!match?.data) return null;
  if (PRODUCT_ROUTE.test(match.id)) {
    return measuredProduct((match.data as {product: ProductView}).product);
  }
  if (COLLECTION_ROUTE.test(match.id)) {
    const {collection} = match.data as {collection: {id: string}};
    const handle = match.params.handle ?? '';
    return {
      type: 'collection' as const,
      collection: {id: collection.id, handle},
    };
  }
  if (SEARCH_ROUTE.test(match.id)) {
    const {result} = match.data as {result: {term: string}};
    return result.term
      ? {type: 'search' as const, searchTerm: result.term}
      : null;
  }
  return null;
}

function measuredProduct({
  id,
  title,
  productType,
  optionGroups,
  variant,
}: ProductView) {
  if (!variant) return null;
  const choice = optionGroups.map(({selected}) => selected).join(' / ');
  return {
    type: 'product' as const,
    product: {
      id,
      title,
      price: variant.price.price.amount,
      vendor: BRAND,
      variantId: variant.id,
      variantTitle: choice || title,
      quantity: 1,
      productType,
      sku: variant.sku,
    },
  };
}
