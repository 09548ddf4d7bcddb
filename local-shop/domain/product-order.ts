import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Product} from './catalogue';
import {memoize} from './memo';
import {priceRangeOf} from './product-price';

/** All sort keys of `ProductSortKeys`, `ProductCollectionSortKeys` and `SearchSortKeys`. */
export type ProductOrder =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

type Compare = (a: Product, b: Product) => number;

const ordered = memoize((products: readonly Product[], key: string) => {
  const [order, language, country, reverse] = key.split(' ');
  const compare = comparison(
    order as ProductOrder,
    language as CatalogueLanguage,
    country ?? '',
  );
  const list = compare ? products.toSorted(compare) : products;
  return reverse === 'true' ? list.toReversed() : list;
}, 200);

/**
 * `products` in the order of a sort key, for a language (titles) and a country
 * (prices). The list itself is the order of `COLLECTION_DEFAULT`, `MANUAL` and
 * `RELEVANCE`. Cached per list, so sort whole lists and filter afterwards.
 */
export function orderProducts(
  products: readonly Product[],
  order: ProductOrder,
  {language, country}: {language: CatalogueLanguage; country: string},
  reverse = false,
): readonly Product[] {
  return ordered(products, `${order} ${language} ${country} ${reverse}`);
}

/** `null`: the order of the list. Equal products keep it (the sort is stable). */
function comparison(
  order: ProductOrder,
  language: CatalogueLanguage,
  country: string,
): Compare | null {
  const collator = new Intl.Collator(language, {numeric: true});
  switch (order) {
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    case 'RELEVANCE':
      return null;
    case 'BEST_SELLING':
      return (a, b) => b.sold - a.sold;
    case 'CREATED':
    case 'CREATED_AT':
      return (a, b) => compareText(a.createdAt, b.createdAt);
    case 'UPDATED_AT':
      return (a, b) => compareText(a.updatedAt, b.updatedAt);
    case 'ID':
      return (a, b) => idNumber(a.id) - idNumber(b.id);
    case 'PRICE':
      return (a, b) =>
        priceRangeOf(a, country).min - priceRangeOf(b, country).min;
    case 'TITLE':
      return (a, b) => collator.compare(a.title[language], b.title[language]);
    case 'VENDOR':
      return (a, b) => collator.compare(a.vendor, b.vendor);
    case 'PRODUCT_TYPE':
      return (a, b) =>
        collator.compare(a.productType[language], b.productType[language]);
  }
}

function idNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('/') + 1));
}

/** ISO 8601 times in UTC sort as text. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
