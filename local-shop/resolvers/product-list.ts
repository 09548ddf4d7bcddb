import type {ProductFilter} from '../../schemas/storefront-types';

import type {ShopContext} from '../context';
import type {Product} from '../domain/catalogue';
import {paginate, type ConnectionArgs} from '../domain/cursor';
import {filterProducts, type FilterResult} from '../domain/facets';
import {isAvailable} from '../domain/inventory';
import {memoize} from '../domain/memo';
import {filterGroups} from '../domain/product-filter';
import {filterSources} from './object/filter';
import {productSource} from './catalogue-sources';

/** The filtered list; the counts are computed only when they are requested. */
interface FilteredProducts {
  readonly products: readonly Product[];
  readonly filters: () => ReturnType<typeof filterSources>;
}

/**
 * Maximum number of results cached for one list; a collection's list lives as long as the
 * shop.
 */
const RESULTS_PER_LIST = 100;

type Results = WeakMap<readonly Product[], Map<string, FilterResult>>;

/** Per inventory, since two shops may sell the same catalogue. */
const resultsOf = memoize((_inventory: object): Results => new WeakMap());

/**
 * Applies `ProductFilter` inputs to a sorted list of products. Results are cached
 * until stock changes, so that the next pages of a list cost nothing.
 */
export function applyFilters(
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: ShopContext,
): FilteredProducts {
  const result = () => remember(products, filters ?? [], context);
  return {
    products: filters?.length ? result().products : products,
    filters: () => filterSources(result(), context),
  };
}

function remember(
  products: readonly Product[],
  filters: readonly ProductFilter[],
  context: ShopContext,
): FilterResult {
  const {shop, language, country} = context;
  const {revision} = shop.inventory.indexed;
  const key = `${revision} ${language} ${country} ${JSON.stringify(filters)}`;
  const results = resultsOf(shop.inventory);
  let known = results.get(products);
  if (!known || known.size >= RESULTS_PER_LIST) {
    known = new Map();
    results.set(products, known);
  }
  let result = known.get(key);
  if (!result) known.set(key, (result = compute(products, filters, context)));
  return result;
}

function compute(
  products: readonly Product[],
  filters: readonly ProductFilter[],
  {shop, language, country}: ShopContext,
): FilterResult {
  const indexed = {inventory: shop.inventory.indexed};
  const scope = {
    catalogue: shop.catalogue,
    language,
    country,
    isAvailable: (variant: Product['variants'][number]) =>
      isAvailable(indexed, variant),
  };
  // Shopify ignores filters that the merchant has not switched on.
  const groups = filterGroups(filters, scope).filter(({key}) =>
    shop.seed.filters.some(({id}) => id[language] === key),
  );
  return filterProducts(products, groups, scope);
}

/** Source of `ProductConnection`. */
export function productConnection(
  {products, filters}: FilteredProducts,
  args: ConnectionArgs,
  sort: string,
  trackingParameters: string | null = null,
) {
  const page = paginate(
    products,
    args,
    (product) => productSource(product, trackingParameters),
    sort,
  );
  return {
    nodes: page.nodes,
    get edges() {
      return page.edges;
    },
    get pageInfo() {
      return page.pageInfo;
    },
    get filters() {
      return filters();
    },
  };
}
