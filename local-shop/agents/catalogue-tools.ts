import {z} from 'zod';
import type {ShopContext} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {isAvailable} from '../domain/inventory';
import {priceOf} from '../domain/price';
import {words} from '../domain/search-index';
import {productSearchIndex} from '../resolvers/catalogue-search';
import {productResult, variantTitle} from './product-result';
import {envelope} from './profile';
import {CONTEXT, contextOf, defineTool, failure} from './tool';

/** Maximum products of a search, and variants of each. */
const MAX_LISTED = 10;
/** Maximum variants of a single product. */
const MAX_VARIANTS = 50;

const LIMITS = z
  .object({min: z.int().min(0), max: z.int().min(0)})
  .partial()
  .meta({description: 'In minor units of the buyer’s currency'});

const search = defineTool({
  name: 'search_catalog',
  description:
    'Searches products by words and price; of each the variants that fit best come first.',
  input: {
    catalog: z.object({
      query: z.string().trim().min(1).max(500),
      filters: z.object({price: LIMITS}).partial().default({}),
      context: CONTEXT.optional(),
    }),
  },
  run: (shop, {catalog: {query, filters, context: asked}}) => {
    const context = contextOf(shop, asked);
    const {catalogue} = context.shop;
    const products = productSearchIndex(catalogue, context.language)
      .find(query, {prefix: false})
      .flatMap((id) => {
        const product = catalogue.productById.get(id);
        if (!product) return [];
        const variants = fitting(product, query, filters.price, context);
        return variants.length > 0 ? [{product, variants}] : [];
      })
      .slice(0, MAX_LISTED)
      .map(({product, variants}) =>
        productResult(product, variants.slice(0, MAX_LISTED), context),
      );
    return {ucp: envelope('catalog.search'), products};
  },
});

const getProduct = defineTool({
  name: 'get_product',
  description: 'One product by its id, handle or the id of a variant.',
  input: {
    catalog: z.object({
      id: z.string().min(1).max(255),
      context: CONTEXT.optional(),
    }),
  },
  run: (shop, {catalog: {id, context: asked}}) => {
    const context = contextOf(shop, asked);
    const {variantById, productById, productByHandle} = context.shop.catalogue;
    const named = variantById.get(id);
    const product =
      named?.product ?? productById.get(id) ?? productByHandle.get(id);
    if (!product) {
      const content = `Product not found: ${id}`;
      return failure('catalog.search', context, [{code: 'not_found', content}]);
    }
    const variants = named
      ? [named.variant]
      : product.variants.slice(0, MAX_VARIANTS);
    return {
      ucp: envelope('catalog.search'),
      product: productResult(product, variants, context),
    };
  },
});

/** The tools of `catalog.search`, and `get_product`, which a purchase needs as well. */
export const catalogueTools = [search, getProduct];

/**
 * The variants within the price limits: those with most of the query's words first, then
 * those in stock.
 */
function fitting(
  product: Product,
  query: string,
  {min = 0, max = Infinity}: z.output<typeof LIMITS> = {},
  context: ShopContext,
): readonly ProductVariant[] {
  const {shop, country} = context;
  const wanted = words(query);
  const score = (variant: ProductVariant) => {
    const own = words(variantTitle(product, variant, context));
    const fits = wanted.filter((word) => own.includes(word)).length;
    return fits + (isAvailable(shop, variant) ? 0.5 : 0);
  };
  return product.variants
    .filter((variant) => {
      const {amountMinor} = priceOf(variant, country);
      return amountMinor >= min && amountMinor <= max;
    })
    .map((variant) => ({variant, score: score(variant)}))
    .sort((a, b) => b.score - a.score)
    .map(({variant}) => variant);
}
