import {z} from 'zod';
import type {Shop, ShopContext} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {currencyOf} from '../domain/countries';
import {paginate} from '../domain/cursor';
import {isAvailable} from '../domain/inventory';
import {priceOf} from '../domain/price';
import {words} from '../domain/search-index';
import {shortHash} from '../domain/short-hash';
import {variantsMatching} from '../domain/variant-options';
import {productSearchIndex} from '../resolvers/catalogue-search';
import {
  optionsOf,
  productResult,
  variantResult,
  variantTitle,
  type Selected,
} from './product-result';
import {envelope} from './profile';
import {rankByWords} from './rank-by-words';
import * as tool from './tool';

const MAX_PAGE_SIZE = 25;
/** Variants of one product in a list, and of the one that was asked for. */
const MAX_LISTED = 10;
const MAX_VARIANTS = 50;

const ID = z.string().min(1).max(255);
const TEXT = z.string().max(200);
const LIMITS = {min: z.int().min(0), max: z.int().min(0)};

const FILTERS = z
  .object({
    categories: z.array(TEXT).max(20),
    price: z.object(LIMITS).partial().meta({description: 'In minor units'}),
    available: z.boolean(),
  })
  .partial();

const ASKED = z.object({
  filters: FILTERS.optional(),
  context: tool.CONTEXT.optional(),
});

const search = tool.defineTool(
  'search_catalog',
  'Searches products by words, price and category; of each the variants that fit best come first.',
  {
    catalog: ASKED.extend({
      query: z.string().max(500).default(''),
      pagination: z
        .object({cursor: z.string().max(1_000).optional()})
        .extend({limit: z.int().min(1).default(10)})
        .default({limit: 10}),
    }).refine(
      ({query, filters}) => query.trim() || Object.keys(filters ?? {})[0],
      'Give a query or a filter.',
    ),
  },
  (shop, {catalog}) => {
    const {query, pagination} = catalog;
    const scope = scopeOf(shop, catalog);
    const found = findProducts(query, scope.context)
      .map((product) => ({product, variants: fitting(product, scope, query)}))
      .filter(({variants}) => variants.length > 0)
      .map((entry) => ({...entry, id: entry.product.id}));
    const page = paginate(
      found,
      {
        first: Math.min(pagination.limit, MAX_PAGE_SIZE),
        after: pagination.cursor,
      },
      ({product, variants}) =>
        result(product, variants.slice(0, MAX_LISTED), scope),
      shortHash(query),
    );
    const {hasNextPage, endCursor} = page.pageInfo;
    return {
      ucp: envelope('catalog.search'),
      products: page.nodes,
      pagination: {
        has_next_page: hasNextPage,
        ...(hasNextPage && {cursor: endCursor}),
        total_count: found.length,
      },
      messages: scope.messages,
    };
  },
);

const lookup = tool.defineTool(
  'lookup_catalog',
  'Finds products by ids of products or variants, or by handles, 10 at most.',
  {
    catalog: ASKED.extend({ids: z.array(ID).min(1).max(10)}),
  },
  (shop, {catalog}) => {
    const scope = scopeOf(shop, catalog);
    const entries = [...new Set(catalog.ids)].map((id) => ({
      id,
      ...findEntry(id, scope),
    }));
    const products = new Set(entries.flatMap(({product}) => product ?? []));
    return {
      ucp: envelope('catalog.lookup'),
      products: [...products].map((product) => {
        const own = entries.filter((entry) => entry.product === product);
        const variants = new Set(own.flatMap(({variant}) => variant ?? []));
        return result(product, [...variants], scope, (variant) => ({
          inputs: own
            .filter((entry) => entry.variant === variant)
            .map(({id, match}) => ({id, match})),
        }));
      }),
      messages: [
        ...scope.messages,
        ...entries
          .filter(({product}) => !product)
          .map(({id}) => ({type: 'info', code: 'not_found', content: id})),
      ],
    };
  },
);

const getProduct = tool.defineTool(
  'get_product',
  'Everything about one product or variant; with selected options, the variants that have them.',
  {
    catalog: ASKED.extend({
      id: ID,
      selected: z
        .array(z.object({name: TEXT, label: TEXT}))
        .max(10)
        .default([]),
    }),
  },
  (shop, {catalog}) => {
    const {id, selected} = catalog;
    const scope = scopeOf(shop, catalog);
    const entry = findEntry(id, scope);
    if (!entry) {
      const content = `Product not found: ${id}`;
      return tool.missing('catalog.lookup', scope.context, content);
    }
    const {product, variant, match} = entry;
    const chosen =
      match === 'exact' || selected.length === 0
        ? optionsOf(product, variant, scope.context)
        : selected;
    const [effective, matching] = relaxed(product, chosen, scope.context);
    const variants = fitting(product, scope)
      .filter((candidate) => matching.includes(candidate))
      .slice(0, MAX_VARIANTS);
    return {
      ucp: envelope('catalog.lookup'),
      product: {...result(product, variants, scope), selected: effective},
      messages: scope.messages,
    };
  },
);

/** The tools of the capabilities `catalog.search` and `catalog.lookup`. */
export const catalogueTools: readonly tool.Tool[] = [
  search,
  lookup,
  getProduct,
];

interface Scope {
  readonly context: ShopContext;
  readonly filters: z.output<typeof FILTERS>;
  readonly messages: readonly tool.Message[];
}

/** A price in another currency than the buyer's is no filter, and a message says so. */
function scopeOf(shop: Shop, asked: z.output<typeof ASKED>): Scope {
  const context = tool.contextOf(shop, asked.context);
  const {filters = {}} = asked;
  const currency = currencyOf(context.country);
  const otherCurrency = (asked.context?.currency ?? currency) !== currency;
  if (!filters.price || !otherCurrency) return {context, filters, messages: []};
  const content = `The price filter was ignored: prices here are in ${currency}.`;
  return {
    context,
    filters: {...filters, price: undefined},
    messages: [{type: 'warning', code: 'price_filter_ignored', content}],
  };
}

/** As a shopper finds them; a sentence in which some words fit nothing finds the nearest. */
function findProducts(
  query: string,
  {shop: {catalogue}, language}: ShopContext,
): readonly Product[] {
  if (query.trim() === '') return catalogue.products;
  const index = productSearchIndex(catalogue, language);
  const found = index.find(query, {prefix: false});
  return (found.length > 0 ? found : rankByWords(index, query)).flatMap(
    (id) => catalogue.productById.get(id) ?? [],
  );
}

/** The product of an id with the variant that it names, or with the one to show first. */
function findEntry(id: string, scope: Scope) {
  const {catalogue} = scope.context.shop;
  const exact = catalogue.variantById.get(id);
  const product =
    exact?.product ??
    catalogue.productById.get(id) ??
    catalogue.productByHandle.get(id);
  if (!product) return null;
  const variant = fitting(product, scope).find(
    (candidate) => !exact || candidate === exact.variant,
  );
  return variant && {product, variant, match: exact ? 'exact' : 'featured'};
}

/** The variants that pass the filters: those with most of the query's words first, then those in stock. */
function fitting(
  product: Product,
  {filters: {categories, price, available}, context}: Scope,
  query = '',
): readonly ProductVariant[] {
  const {shop, country, language} = context;
  const category = product.productType[language].toLowerCase();
  if (categories?.every((name) => name.toLowerCase() !== category)) return [];
  const wanted = words(query);
  const score = (variant: ProductVariant) => {
    const own = words(variantTitle(product, variant, context));
    const fits = wanted.filter((word) => own.includes(word)).length;
    return fits + (isAvailable(shop, variant) ? 0.5 : 0);
  };
  const scored = product.variants
    .filter((variant) => {
      const {amountMinor} = priceOf(variant, country);
      return (
        amountMinor >= (price?.min ?? 0) &&
        amountMinor <= (price?.max ?? Infinity) &&
        [undefined, isAvailable(shop, variant)].includes(available)
      );
    })
    .map((variant) => ({variant, score: score(variant)}));
  scored.sort((a, b) => b.score - a.score);
  return scored.map(({variant}) => variant);
}

function result(
  product: Product,
  variants: readonly ProductVariant[],
  {context}: Scope,
  more: (variant: ProductVariant) => object = () => ({}),
) {
  const results = variants.map((variant) => ({
    ...variantResult(product, variant, context),
    ...more(variant),
  }));
  return productResult(product, results, context);
}

/** The selections without the last ones, as many as it takes for a variant to have the rest. */
function relaxed(
  product: Product,
  selected: readonly Selected[],
  context: ShopContext,
): [readonly Selected[], readonly ProductVariant[]] {
  const options = selected.map(({name, label}) => ({name, value: label}));
  const matching = variantsMatching(product, options, context.language, {
    caseInsensitiveMatch: true,
  });
  return matching.length > 0
    ? [selected, matching]
    : relaxed(product, selected.slice(0, -1), context);
}
