import type {Product} from './catalogue';
import {priceRangeOf} from './product-price';
import {
  numberMatches,
  textMatches,
  timeMatches,
  type SearchTerm,
} from './search-query';
import {toMinor} from './price';
import {currencyOf} from './countries';

/** What a term about a product is read against. */
interface ProductTermScope {
  readonly country: string;
  readonly availableForSale: (product: Product) => boolean;
  /** Ids of the products whose texts contain the words, from the search index. */
  readonly idsWithWords: (text: string, prefix: boolean) => ReadonlySet<string>;
}

/**
 * Whether a product matches a term of the `products` connection's query. Fields as
 * documented for the Storefront API; unknown ones match nothing.
 */
export function productMatches(
  product: Product,
  term: SearchTerm,
  {country, availableForSale, idsWithWords}: ProductTermScope,
): boolean {
  switch (term.field) {
    case null:
      return idsWithWords(term.value, true).has(product.id);
    case 'id':
      return numberMatches(Number(product.id.split('/').at(-1)), term);
    case 'handle':
      return Object.values(product.handle).some((text) =>
        textMatches(text, term),
      );
    case 'title':
      return Object.values(product.title).some(
        (title) =>
          textMatches(title, term) ||
          title.toLowerCase().includes(term.value.toLowerCase()),
      );
    case 'tag':
      return product.tags.some((tag) => textMatches(tag, term));
    case 'tag_not':
      return !product.tags.some((tag) => textMatches(tag, term));
    case 'product_type':
      return Object.values(product.productType).some((type) =>
        textMatches(type, term),
      );
    case 'vendor':
      return textMatches(product.vendor, term);
    case 'available_for_sale':
      return String(availableForSale(product)) === term.value;
    case 'gift_card':
      return String(product.isGiftCard) === term.value;
    case 'sku':
      return product.variants.some(({sku}) => textMatches(sku, term));
    case 'created_at':
      return timeMatches(product.createdAt, term);
    case 'updated_at':
      return timeMatches(product.updatedAt, term);
    case 'published_at':
      return timeMatches(product.publishedAt, term);
    case 'price':
    case 'variants.price':
      return numberMatches(priceRangeOf(product, country).min, {
        ...term,
        value: String(toMinor(Number(term.value), currencyOf(country))),
      });
    default:
      return false;
  }
}
