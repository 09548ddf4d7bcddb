import type {
  LanguageCode,
  ProductFilter,
  SelectedOptionInput,
} from '../../../schemas/storefront-types';
import type {
  ListFilterFragment,
  MatchingVariantFragment,
  PageBoundsFragment,
  ProductCardFragment,
} from 'storefrontapi.generated';
import type {RequestContext} from '~/lib/context.server';
import {decimalsOf, formatMoney} from '~/lib/i18n/format';
import {shownCurrency} from '~/lib/i18n/load-countries.server';
import {measuresOf} from '~/lib/i18n/inches';
import {marketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {withCardLangs} from '~/lib/product/card-langs.server';
import {asListed} from '~/lib/product/listed-products.server';
import {productCard, type ProductCardView} from '~/lib/product/product-card';
import {filterLangs} from './filter-langs.server';
import {
  isReversed,
  PRICE_FILTER,
  readFilters,
  needsDecimals,
  readPrice,
  type PriceBound,
  type RequestedPrice,
} from './filters';
import {
  isFirstPage,
  pageLinks,
  queryOf,
  readPage,
  type PageLinks,
  type PageVariables,
  type Parameter,
} from '~/lib/storefront/list-page';
import {
  chooseFilters,
  filterViews,
  offeredFilters,
  TAG_FILTER,
  tagFilter,
  withWholeTag,
  type ChosenFilter,
  type FilterView,
} from './offered-filters.server';
import {TERM_PARAMETER} from './search-term';
import {readSort, SORT_PARAMETER, type Sort, type SortName} from './sort';

export interface PriceField {
  readonly text: string;
  readonly isInvalid: boolean;
}

export interface ProductList extends PageLinks {
  /** Empty for a collection. */
  readonly term: string;
  readonly products: readonly ProductCardView[];
  /** Products on all pages; `null` if Shopify does not say. */
  readonly total: number | null;
  readonly filters: readonly FilterView[];
  /** Active filters, each with the query that removes it. */
  readonly active: readonly {
    readonly label: string;
    /** BCP 47, where it is not the page's. */
    readonly lang?: string;
    readonly remove: string;
  }[];
  /** The URL has values that are not offered, as after a change of language. */
  readonly hasUnknown: boolean;
  readonly clear: string;
  readonly sort: SortName;
  readonly sorts: readonly SortName[];
  readonly price: {
    readonly min: PriceField;
    readonly max: PriceField;
    /** Message key of why it is ignored. */
    readonly problem: 'priceUnreadable' | 'priceReversed' | null;
  };
  readonly currencyCode: string;
}

interface ListSource {
  readonly products: readonly (ProductCardFragment & MatchingVariantFragment)[];
  readonly pageInfo: PageBoundsFragment;
  readonly filters: readonly ListFilterFragment[];
  readonly currencyCode: string;
  /** Where Shopify counts them, as for a search. */
  readonly total?: number;
}

interface ListQueries<Source, Key> {
  readonly term: string;
  readonly sorts: readonly Sort<Key>[];
  /** Filters of the unfiltered list; `null` for a missing list. */
  readonly loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** The same in another language; `null` while they cannot be read. */
  readonly loadOfferedIn?: (
    language: LanguageCode,
  ) => Promise<readonly ListFilterFragment[] | null>;
  /** The tags that a visitor's URL may name; without it none. */
  readonly loadTags?: () => Promise<readonly string[]>;
  /** One page; `null` for a missing list or unknown cursor. */
  readonly loadPage: (
    variables: PageVariables &
      Pick<Sort<Key>, 'sortKey' | 'reverse'> & {
        filters: ProductFilter[];
        options: SelectedOptionInput[];
        hasOptions: boolean;
      },
  ) => Promise<Source | null>;
}

/** Shorter lists show no filters. */
const MIN_TO_FILTER = 12;

/**
 * Loads the page in the URL, `null` for a missing list: one request, one before it if filters
 * are chosen, one more if the cursor is unknown.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadList<Source extends ListSource, Key>(
  {storefront, locale}: Pick<RequestContext, 'storefront' | 'locale'>,
  search: URLSearchParams,
  {
    term,
    sorts,
    loadOffered,
    loadOfferedIn,
    loadTags,
    loadPage,
  }: ListQueries<Source, Key>,
): Promise<{source: Source; list: ProductList} | null> {
  const wanted = readFilters(search);
  const asked = needsDecimals(search)
    ? readPrice(search, decimalsOf(await shownCurrency({storefront})))
    : readPrice(search);
  const {name: sort, sortKey, reverse} = readSort(search, sorts);
  const hasPrice = asked.min.text !== '' || asked.max.text !== '';
  const isFiltered = wanted.length > 0 || hasPrice;
  const market = marketFacts(storefront.i18n.country);
  const {law} = market;
  const measures = measuresOf(market, locale);
  const t = serverTranslator(locale.code);
  const label = (text: string) =>
    text === 'true' || text === 'false'
      ? t(`collection.answers.${text === 'true' ? 'yes' : 'no'}`)
      : measures(text);
  // At once with the page; never rejects.
  const langs = loadOfferedIn && filterLangs({storefront}, loadOfferedIn);
  const isTagged = wanted.some(([id]) => id === TAG_FILTER);
  const [unfiltered, tags] = await Promise.all([
    isFiltered ? loadOffered() : null,
    isTagged ? loadTags?.() : undefined,
  ]);
  const named = async (filters: readonly ListFilterFragment[]) =>
    offeredFilters(filters, label, (await langs)?.(filters));
  const offered = [
    ...(await named(unfiltered ?? [])),
    ...tagFilter(tags ?? [], t('collection.tag')),
  ];
  const isUnknownPrice =
    hasPrice && !offered.some(({id}) => id === PRICE_FILTER);
  const price = isUnknownPrice ? readPrice(new URLSearchParams()) : asked;
  const {inputs, chosen} = chooseFilters(
    wanted.map((parameter) => withWholeTag(parameter, tags ?? [])),
    price,
    offered,
  );
  const options = chosenOptions(inputs);
  const load = (page: PageVariables) =>
    loadPage({
      sortKey,
      reverse,
      filters: inputs,
      options,
      hasOptions: options.length > 0,
      ...page,
    });
  const page = readPage(search);
  let source = await load(page);
  if (!source && !isFirstPage(page))
    source = await load(readPage(new URLSearchParams()));
  if (!source) return null;

  const {products, pageInfo, currencyCode} = source;
  const priced = await asListed({storefront}, products);
  const isWhole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  const isLong = products.length >= MIN_TO_FILTER || !isWhole;
  const plain: Parameter[] = [
    ...(term ? [[TERM_PARAMETER, term] as const] : []),
    ...(sort === sorts[0]?.name ? [] : [[SORT_PARAMETER, sort] as const]),
  ];
  const without = (gone: ChosenFilter | null) => [
    ...plain,
    ...chosen.flatMap((one) => (one === gone ? [] : one.parameters)),
  ];
  const inForce = without(null);
  const isApplied = ([name, value]: Parameter) =>
    inForce.some((one) => one[0] === name && one[1] === value);
  const list: ProductList = {
    term,
    total:
      source.total ??
      (isWhole ? products.length : vendorTotal(source.filters, wanted)),
    products: await withCardLangs(
      {storefront},
      priced.map((product) =>
        productCard(
          product,
          law,
          matchingVariant(product, options),
          product.pictures?.nodes,
        ),
      ),
    ),
    ...pageLinks(pageInfo, inForce),
    filters:
      isLong || isFiltered
        ? filterViews(
            (unfiltered ? offered : await named(source.filters)).filter(
              ({id}) => id !== TAG_FILTER,
            ),
            offeredFilters(source.filters),
            isApplied,
          )
        : [],
    active: chosen.map((one) => ({
      label: one.label ?? priceLabel(price, currencyCode, locale),
      ...(one.lang && {lang: one.lang}),
      remove: queryOf(without(one)),
    })),
    hasUnknown:
      isUnknownPrice ||
      !wanted.every((one) => isApplied(withWholeTag(one, tags ?? []))),
    clear: queryOf(plain),
    sort,
    sorts: sorts.map(({name}) => name),
    price: priceView(price, locale),
    currencyCode,
  };
  return {source, list};
}

/** Each product has exactly one vendor. */
const VENDOR_FILTER = 'filter.p.vendor';

/** A collection has no count: adds the vendors' counts up, `null` unless they are a filter. */
function vendorTotal(
  filters: readonly ListFilterFragment[],
  wanted: readonly Parameter[],
): number | null {
  const vendors = filters.find(({id}) => id === VENDOR_FILTER)?.values;
  if (!vendors) return null;
  const chosen = vendors.filter(({label}) =>
    wanted.some(([id, name]) => id === VENDOR_FILTER && name === label),
  );
  const counted = chosen.length > 0 ? chosen : vendors;
  return counted.reduce((sum, {count}) => sum + count, 0);
}

/** The options with exactly one chosen value: of two, either would be arbitrary. */
function chosenOptions(
  inputs: readonly ProductFilter[],
): SelectedOptionInput[] {
  const options = inputs.flatMap(({variantOption}) => variantOption ?? []);
  return options.filter(
    ({name}) => options.filter((one) => one.name === name).length === 1,
  );
}

/**
 * `null` unless the variant has all `options`: when none has them, Shopify sends another
 * variant.
 */
function matchingVariant(
  {matchingVariant: variant}: MatchingVariantFragment,
  options: readonly SelectedOptionInput[],
): MatchingVariantFragment['matchingVariant'] {
  if (!variant) return null;
  const isSame = (one: string, other: string) =>
    one.toLowerCase() === other.toLowerCase();
  const hasAll = options.every(({name, value}) =>
    variant.selectedOptions.some(
      (one) => isSame(one.name, name) && isSame(one.value, value),
    ),
  );
  return hasAll ? variant : null;
}

function priceView(
  {min, max}: RequestedPrice,
  {decimalMark}: RequestContext['locale'],
): ProductList['price'] {
  const reversed = isReversed({min, max});
  const field = ({amount, text}: PriceBound): PriceField => ({
    text: amount?.replace('.', decimalMark) ?? text,
    isInvalid: reversed || (amount === null && text !== ''),
  });
  const view = {min: field(min), max: field(max)};
  if (reversed) return {...view, problem: 'priceReversed'};
  const isUnreadable = view.min.isInvalid || view.max.isInvalid;
  return {...view, problem: isUnreadable ? 'priceUnreadable' : null};
}

function priceLabel(
  {min, max}: RequestedPrice,
  currencyCode: string,
  locale: RequestContext['locale'],
): string {
  const t = serverTranslator(locale.code);
  const money = (amount: string) => formatMoney({amount, currencyCode}, locale);
  if (min.amount === null)
    return t('collection.price.to', {max: money(max.amount ?? '0')});
  if (max.amount === null)
    return t('collection.price.from', {min: money(min.amount)});
  return t('collection.price.between', {
    min: money(min.amount),
    max: money(max.amount),
  });
}
