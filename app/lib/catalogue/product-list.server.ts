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
import type {LangsContext} from '~/lib/i18n/with-langs.server';
import {
  productCard,
  type ProductCardView,
  withCardLangs,
  asListed,
} from '~/lib/product/product-card.server';
import {
  isReversed,
  PRICE_FILTER,
  readFilters,
  VENDOR_FILTER,
  needsDecimals,
  readPrice,
  type PriceBound,
  type RequestedPrice,
  readSort,
  SORT_PARAMETER,
  type Sort,
  type SortName,
} from './list-url';
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
  type OfferedFilter,
  filterLangs,
} from './offered-filters.server';
import {TERM_PARAMETER} from './catalogue-paths';

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
    /** Message key of the reason why it is ignored. */
    readonly problem: 'priceUnreadable' | 'priceReversed' | null;
  };
  readonly currencyCode: string;
}

interface ListSource {
  readonly products: readonly (ProductCardFragment & MatchingVariantFragment)[];
  readonly pageInfo: PageBoundsFragment;
  readonly filters: readonly ListFilterFragment[];
  readonly currencyCode: string;
  /** Number of the products, where Shopify counts them, as for a search. */
  readonly total?: number;
}

interface ListQueries<Source, Key> {
  readonly term: string;
  readonly sorts: readonly Sort<Key>[];
  /** Filters of the unfiltered list; `null` for a missing list. */
  readonly loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** The filters of the unfiltered list in another language; `null` while they cannot be read. */
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

type Context = LangsContext & Pick<RequestContext, 'locale'>;

/**
 * Loads the page in the URL, `null` for a missing list: one request, one before it if filters
 * are chosen, one more if the cursor is unknown.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadList<Source extends ListSource, Key>(
  context: Context,
  search: URLSearchParams,
  queries: ListQueries<Source, Key>,
): Promise<{source: Source; list: ProductList} | null> {
  const choice = await readChoice(context, search, queries);
  const {sortKey, reverse} = choice.sort;
  const load = (page: PageVariables) =>
    queries.loadPage({
      sortKey,
      reverse,
      filters: choice.inputs,
      options: choice.options,
      hasOptions: choice.options.length > 0,
      ...page,
    });
  const page = readPage(search);
  let source = await load(page);
  if (!source && !isFirstPage(page))
    source = await load(readPage(new URLSearchParams()));
  if (!source) return null;
  return {source, list: await listView(context, queries, choice, source)};
}

/** What the URL asks of a list, as far as the list offers it. */
interface ListChoice<Key> {
  readonly sort: Sort<Key>;
  /** The filters in the URL, offered or not. */
  readonly wanted: readonly Parameter[];
  /** Without bounds where the list has no filter for the price. */
  readonly price: RequestedPrice;
  readonly isFiltered: boolean;
  readonly hasUnknown: boolean;
  readonly inputs: ProductFilter[];
  readonly options: SelectedOptionInput[];
  readonly chosen: readonly ChosenFilter[];
  /** The filters of the unfiltered list; `null` where nothing is filtered. */
  readonly offered: readonly OfferedFilter[] | null;
  readonly named: FilterNames;
}

async function readChoice<Key>(
  context: Context,
  search: URLSearchParams,
  {
    sorts,
    loadOffered,
    loadOfferedIn,
    loadTags,
  }: Omit<ListQueries<ListSource, Key>, 'loadPage'>,
): Promise<ListChoice<Key>> {
  const {storefront, locale} = context;
  const named = filterNames(context, loadOfferedIn);
  const inUrl = readFilters(search);
  const asked = needsDecimals(search)
    ? readPrice(search, decimalsOf(await shownCurrency({storefront})))
    : readPrice(search);
  const hasPrice = asked.min.text !== '' || asked.max.text !== '';
  const isFiltered = inUrl.length > 0 || hasPrice;
  const isTagged = inUrl.some(([id]) => id === TAG_FILTER);
  const [unfiltered, tags = []] = await Promise.all([
    isFiltered ? loadOffered() : null,
    isTagged ? loadTags?.() : undefined,
  ]);
  const offered = unfiltered && (await named(unfiltered));
  const offersPrice = offered?.some(({id}) => id === PRICE_FILTER);
  const price = offersPrice ? asked : readPrice(new URLSearchParams());
  const wanted = inUrl.map((parameter) => withWholeTag(parameter, tags));
  const t = serverTranslator(locale.code);
  const {inputs, chosen} = chooseFilters(wanted, price, [
    ...(offered ?? []),
    ...tagFilter(tags, t('collection.tag')),
  ]);
  return {
    sort: readSort(search, sorts),
    wanted,
    price,
    isFiltered,
    hasUnknown:
      (hasPrice && !offersPrice) ||
      !wanted.every((parameter) => isChosen(chosen, parameter)),
    inputs,
    options: chosenOptions(inputs),
    chosen,
    offered,
    named,
  };
}

type FilterNames = (
  filters: readonly ListFilterFragment[],
) => Promise<OfferedFilter[]>;

/** Names filters in the words and measures of the page. Requests their languages at once. */
function filterNames(
  context: Context,
  loadOfferedIn: ListQueries<ListSource, unknown>['loadOfferedIn'],
): FilterNames {
  const {storefront, locale} = context;
  // Never rejects.
  const langs = loadOfferedIn && filterLangs(context, loadOfferedIn);
  const measures = measuresOf(marketFacts(storefront.i18n.country), locale);
  const t = serverTranslator(locale.code);
  const label = (text: string, {available}: ProductFilter) => {
    // One word for one thing, on cards, products and here: Shopify has another.
    if (typeof available === 'boolean') {
      return t(`product.availability.${available ? 'available' : 'soldOut'}`);
    }
    return text === 'true' || text === 'false'
      ? t(`collection.answers.${text === 'true' ? 'yes' : 'no'}`)
      : measures(text);
  };
  return async (filters) =>
    offeredFilters(filters, label, (await langs)?.(filters));
}

const isChosen = (
  chosen: readonly ChosenFilter[],
  [name, value]: Parameter,
): boolean =>
  chosen.some(({parameters}) =>
    parameters.some((one) => one[0] === name && one[1] === value),
  );

async function listView<Key>(
  context: Context,
  {term, sorts}: Pick<ListQueries<ListSource, Key>, 'term' | 'sorts'>,
  choice: ListChoice<Key>,
  {products, pageInfo, filters, currencyCode, total}: ListSource,
): Promise<ProductList> {
  const {storefront, locale} = context;
  const {sort, wanted, price, chosen, offered, options} = choice;
  const {law} = marketFacts(storefront.i18n.country);
  const isByPrice =
    sort.name.startsWith('price-') ||
    price.min.amount !== null ||
    price.max.amount !== null;
  const priced = await asListed(context, products, {
    isByPrice,
    chosen: options,
  });
  const isWhole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  const isLong = products.length >= MIN_TO_FILTER || !isWhole;
  const plain: Parameter[] = [
    ...(term ? [[TERM_PARAMETER, term] as const] : []),
    ...(sort === sorts[0] ? [] : [[SORT_PARAMETER, sort.name] as const]),
  ];
  const without = (gone: ChosenFilter | null) => [
    ...plain,
    ...chosen.flatMap((one) => (one === gone ? [] : one.parameters)),
  ];
  return {
    term,
    total: total ?? (isWhole ? products.length : vendorTotal(filters, wanted)),
    products: await withCardLangs(
      context,
      priced.map((product) => {
        const own = options.length > 0 ? product.ownVariant : undefined;
        return productCard(
          product,
          law,
          own ?? matchingVariant(product, options),
          own ? product.images.nodes : product.pictures?.nodes,
          isByPrice,
        );
      }),
    ),
    ...pageLinks(pageInfo, without(null)),
    filters:
      isLong || choice.isFiltered
        ? filterViews(
            offered ?? (await choice.named(filters)),
            offeredFilters(filters),
            (parameter) => isChosen(chosen, parameter),
          )
        : [],
    active: chosen.map((one) => ({
      label: one.label ?? priceLabel(price, currencyCode, locale),
      ...(one.lang && {lang: one.lang}),
      remove: queryOf(without(one)),
    })),
    hasUnknown: choice.hasUnknown,
    clear: queryOf(plain),
    sort: sort.name,
    sorts: sorts.map(({name}) => name),
    price: priceView(price, locale),
    currencyCode,
  };
}

/**
 * A collection has no count: adds up the products of each vendor, of which a product has exactly one.
 * `null` unless the vendor is a filter.
 */
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
