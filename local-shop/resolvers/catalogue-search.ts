import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {ShopContext} from '../context';
import type {Metafield, Product} from '../domain/catalogue';
import type {CatalogueIndex} from '../domain/catalogue-index';
import {htmlToText} from '../domain/html-text';
import {isAvailable} from '../domain/inventory';
import {memoize} from '../domain/memo';
import {SearchIndex, type SearchDocument} from '../domain/search-index';

/** Search index over the products' texts in one language (the key). */
export const productSearchIndex = memoize(
  (catalogue: CatalogueIndex, key: string) =>
    new SearchIndex(
      catalogue.products
        .filter((product) => !isHiddenFromSearch(product))
        .map((product) => productDocument(product, key as CatalogueLanguage)),
    ),
);

/** Search index over collections, pages and articles in one language (the key). */
export const contentSearchIndex = memoize(
  (catalogue: CatalogueIndex, key: string) => {
    const language = key as CatalogueLanguage;
    const shown = <Item extends Hideable>(items: readonly Item[]) =>
      items.filter((item) => !isHiddenFromSearch(item));
    return new SearchIndex([
      ...shown(catalogue.collections).map(({id, title, descriptionHtml}) =>
        document(id, title[language], descriptionHtml[language]),
      ),
      ...shown(catalogue.pages).map(({id, title, bodyHtml}) =>
        document(id, title[language], bodyHtml[language]),
      ),
      ...shown(catalogue.articles.map(({article}) => article)).map(
        ({id, title, contentHtml}) =>
          document(id, title[language], contentHtml[language]),
      ),
    ]);
  },
);

/**
 * Whether any variant of the product can be bought, according to the stock that searches
 * see.
 */
function availableForSale({shop}: ShopContext, {variants}: Product): boolean {
  const indexed = {inventory: shop.inventory.indexed};
  return variants.some((variant) => isAvailable(indexed, variant));
}

/** The list with sold-out products in place (`SHOW`), at the end, or left out. */
export function byAvailability(
  products: readonly Product[],
  unavailable: 'HIDE' | 'LAST' | 'SHOW',
  context: ShopContext,
): readonly Product[] {
  if (unavailable === 'SHOW') return products;
  const available = (product: Product) => availableForSale(context, product);
  const first = products.filter(available);
  if (unavailable === 'HIDE') return first;
  return [...first, ...products.filter((product) => !available(product))];
}

/** As on Shopify, whose searches and sitemaps leave out what has the metafield `seo.hidden`. */
interface Hideable {
  readonly metafields?: readonly Metafield[];
}

const isHiddenFromSearch = ({metafields = []}: Hideable) =>
  metafields.some(
    ({namespace, key, value}) =>
      namespace === 'seo' &&
      key === 'hidden' &&
      'value' in value &&
      value.value === '1',
  );

function productDocument(
  product: Product,
  language: CatalogueLanguage,
): SearchDocument {
  const variantTitles = product.options
    .flatMap(({values}) => values.map(({name}) => name[language]))
    .join(' ');
  const codes = product.variants.slice(0, 250);
  return {
    id: product.id,
    BOOST: product.boostedFor?.[language],
    TITLE: product.title[language],
    PRODUCT_TYPE: product.productType[language],
    TAG: product.tags.join(' '),
    VENDOR: product.vendor,
    VARIANTS_TITLE: variantTitles,
    VARIANTS_SKU: codes
      .map(({sku}) => `${sku} ${sku.replaceAll('-', '')}`)
      .join(' '),
    VARIANTS_BARCODE: codes.map(({barcode}) => barcode ?? '').join(' '),
    BODY: htmlToText(product.descriptionHtml[language]),
  };
}

function document(id: string, title: string, html: string): SearchDocument {
  return {id, TITLE: title, BODY: htmlToText(html)};
}
