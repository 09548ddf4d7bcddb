import {BRAND} from '~/lib/environment/brand';
import type {ProductView} from '~/lib/product/product-view.server';

/** What the loader of a page with an event of its own returns, beside its other data. */
type MeasuredPage =
  | {readonly measured: 'product'; readonly product: ProductView}
  | {
      readonly measured: 'collection';
      readonly collection: {readonly id: string; readonly handle: string};
    }
  | {readonly measured: 'search'; readonly result: {readonly term: string}};

/** What destinations of the statistics receive. */
export type AnalyticsEvent =
  | {
      readonly type: 'page';
      /** Path of the page, with its query. */
      readonly path: string;
    }
  | NonNullable<ReturnType<typeof measuredView>>
  | {
      readonly type: 'added to cart';
      readonly title: string;
      readonly variantId: string;
      readonly quantity: number;
    };

/** The view of the innermost match; `null` for pages without an event of their own. */
export function measuredView(matches: readonly {readonly data: unknown}[]) {
  const data = matches.at(-1)?.data as MeasuredPage | null | undefined;
  switch (data?.measured) {
    case 'product':
      return measuredProduct(data.product);
    case 'collection': {
      const {id, handle} = data.collection;
      return {type: 'collection' as const, collection: {id, handle}};
    }
    case 'search':
      return data.result.term
        ? {type: 'search' as const, searchTerm: data.result.term}
        : null;
    default:
      return null;
  }
}

function measuredProduct({
  id,
  title,
  productType,
  vendor,
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
      // Hydrogen does not send a view without one.
      vendor: vendor || BRAND,
      variantId: variant.id,
      variantTitle: choice || title,
      quantity: 1,
      productType,
      sku: variant.sku,
    },
  };
}
