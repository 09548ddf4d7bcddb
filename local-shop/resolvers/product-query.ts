import type {ShopContext} from '../context';
import type {Product} from '../domain/catalogue';
import {htmlToText} from '../domain/html-text';
import {isAvailable} from '../domain/inventory';
import {priceOf, toDecimal} from '../domain/price';
import {
  matchesSearchQuery,
  parseSearchQuery,
  type SearchableFields,
} from '../domain/search-query';

/**
 * The listed products that match a query in Shopify's search syntax, in the order of the catalogue.
 * The catalogue's own list for an empty query, so that its cached sorting stays.
 */
export function productsFor(
  context: ShopContext,
  query: string,
): readonly Product[] {
  const {products} = context.shop.catalogue;
  const parsed = parseSearchQuery(query);
  if (parsed === null) return products;
  const now = context.shop.now();
  return products.filter((product) =>
    matchesSearchQuery(parsed, fieldsOf(product, context), now),
  );
}

function fieldsOf(
  product: Product,
  {shop, language, country}: ShopContext,
): SearchableFields {
  const title = product.title[language];
  const type = product.productType[language];
  return (field) => {
    switch (field) {
      case null:
        return [
          title,
          type,
          product.vendor,
          ...product.tags,
          ...product.variants.map(({sku}) => sku),
          htmlToText(product.descriptionHtml[language]),
        ];
      case 'available_for_sale':
        return [
          String(product.variants.some((each) => isAvailable(shop, each))),
        ];
      case 'created_at':
        return [new Date(product.createdAt)];
      case 'product_type':
        return [type];
      case 'tag':
        return product.tags;
      case 'title':
        return [title];
      case 'updated_at':
        return [new Date(product.updatedAt)];
      case 'variants.price':
        return product.variants.map((variant) => {
          const {amountMinor, currencyCode} = priceOf(variant, country);
          // A number only to be compared with the query's.
          return Number(toDecimal(amountMinor, currencyCode));
        });
      case 'vendor':
        return [product.vendor];
      default:
        return undefined;
    }
  };
}
