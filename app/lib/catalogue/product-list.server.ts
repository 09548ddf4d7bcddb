import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {
  ListFilterFragment,
  PageBoundsFragment,
  ProductCardFragment,
} from 'storefrontapi.generated';
import type {RequestContext} from '../context.server';
import {compareAmounts, formatMoney} from '../i18n/format';
import {measuresOf} from '../i18n/inches';
import {marketFacts} from '../i18n/market-facts';
import {translatorFor} from '../i18n/messages';
import {productCard, type ProductCardView} from '../product/product-card';
import {swatchView, type SwatchView} from '../product/colors';
import {
  PRICE_FILTER,
  PRICE_MAX,
  PRICE_MIN,
  readFilters,
  readPrice,
  type Parameter,
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
} from './list-page';
import {TERM_PARAMETER} from './search-term';
import {readSort, SORT_PARAMETER, type Sort, type SortName} from './sort';

/** A value as the filter form shows it. */
export interface FilterValueView {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** Products that choosing it would show, under the other filters in force. */
  readonly count: number;
  readonly swatch: SwatchView | null;
  readonly isChosen: boolean;
}

/** A filter as the form shows it; that of the price has no values. */
export interface FilterView {
  readonly id: string;
  readonly label: string;
  readonly values: readonly FilterValueView[];
}

/** A bound of the price as its field shows it. */
export interface PriceField {
  readonly text: string;
  readonly isInvalid: boolean;
}

/** One page of a list of products as it is shown. */
export interface ProductList extends PageLinks {
  /** Search term; empty for a collection. */
  readonly term: string;
  readonly products: readonly ProductCardView[];
  readonly filters: readonly FilterView[];
  /** Filters in force, each with the query that removes it. */
  readonly active: readonly {readonly label: string; readonly remove: string}[];
  /** The address names values that are not offered, as after a change of the language. */
  readonly hasUnknown: boolean;
  /** Query of the list without any filter. */
  readonly clear: string;
  readonly sort: SortName;
  /** The first needs no parameter. */
  readonly sorts: readonly SortName[];
  readonly price: {
    readonly min: PriceField;
    readonly max: PriceField;
    /** Key of the message about why it does not filter. */
    readonly problem: 'priceUnreadable' | 'priceReversed' | null;
  };
  readonly currencyCode: string;
}

/** What the provider says of one page of a list. */
interface ListSource {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: PageBoundsFragment;
  readonly filters: readonly ListFilterFragment[];
  readonly currencyCode: string;
}

/** How a collection or a search asks the provider. */
interface ListQueries<Source, Key> {
  /** Of a search; empty for a collection. */
  readonly term: string;
  readonly sorts: readonly Sort<Key>[];
  /** The filters while none is chosen, `null` when there is no such list. */
  readonly loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** One page, `null` when there is no such list or the cursor is unknown. */
  readonly loadPage: (
    variables: PageVariables &
      Pick<Sort<Key>, 'sortKey' | 'reverse'> & {filters: ProductFilter[]},
  ) => Promise<Source | null>;
}

/** Fewer products are seen at a glance. */
const FEWEST_TO_FILTER = 12;

/**
 * Loads the page of a list that an address asks for. One request, a second before
 * it when filters are chosen (only those that are offered are sent on), a third
 * when the provider does not know the cursor: then the first page is shown.
 *
 * @returns `null` when there is no such list.
 */
export async function loadList<Source extends ListSource, Key>(
  {storefront, locale}: Pick<RequestContext, 'storefront' | 'locale'>,
  search: URLSearchParams,
  {term, sorts, loadOffered, loadPage}: ListQueries<Source, Key>,
): Promise<{source: Source; list: ProductList} | null> {
  const wanted = readFilters(search);
  const price = readPrice(search);
  const {name: sort, sortKey, reverse} = readSort(search, sorts);
  const isFiltered =
    wanted.length > 0 || price.min.text !== '' || price.max.text !== '';
  const measures = measuresOf(marketFacts(storefront.i18n.country), locale);
  const unfiltered = isFiltered ? await loadOffered() : null;
  const {inputs, chosen} = chooseFilters(
    wanted,
    price,
    offeredFilters(unfiltered ?? [], measures),
  );
  const load = (page: PageVariables) =>
    loadPage({sortKey, reverse, filters: inputs, ...page});
  const page = readPage(search);
  let source = await load(page);
  if (!source && !isFirstPage(page))
    source = await load(readPage(new URLSearchParams()));
  if (!source) return null;

  const {products, pageInfo, currencyCode} = source;
  const isLong =
    products.length >= FEWEST_TO_FILTER ||
    pageInfo.hasNextPage ||
    pageInfo.hasPreviousPage;
  const plain: Parameter[] = [
    ...(term ? [[TERM_PARAMETER, term] as const] : []),
    ...(sort === sorts[0]?.name ? [] : [[SORT_PARAMETER, sort] as const]),
  ];
  const without = (gone: ChosenFilter | null) => [
    ...plain,
    ...chosen.flatMap((one) => (one === gone ? [] : one.parameters)),
  ];
  const inForce = without(null);
  const isInForce = ([name, value]: Parameter) =>
    inForce.some((one) => one[0] === name && one[1] === value);
  const list: ProductList = {
    term,
    products: products.map(productCard),
    ...pageLinks(pageInfo, inForce),
    filters:
      isLong || isFiltered
        ? filterViews(
            offeredFilters(unfiltered ?? source.filters, measures),
            offeredFilters(source.filters),
            isInForce,
          )
        : [],
    active: chosen.map((one) => ({
      label: one.label ?? priceLabel(price, currencyCode, locale),
      remove: queryOf(without(one)),
    })),
    hasUnknown: !wanted.every(isInForce),
    clear: queryOf(plain),
    sort,
    sorts: sorts.map(({name}) => name),
    price: priceView(price, locale),
    currencyCode,
  };
  return {source, list};
}

/** A filter as the provider offers it; that of the price has no values. */
interface OfferedFilter {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (Omit<FilterValueView, 'isChosen'> & {
    /** What is sent for it. */
    readonly input: ProductFilter;
  })[];
}

/** Tags are the merchant's own notes. */
const TAG_FILTER = 'filter.p.tag';

/**
 * Reads what the provider offers, but tags. Values whose input is unreadable are left out.
 *
 * @param measures how labels with measures are read.
 */
export function offeredFilters(
  filters: readonly ListFilterFragment[],
  measures = (text: string) => text,
): OfferedFilter[] {
  return filters.flatMap(({id, label, type, values}) => {
    if (id === TAG_FILTER) return [];
    if (id === PRICE_FILTER) return [{id, label, values: []}];
    if (type === 'PRICE_RANGE') return [];
    const offered = values.flatMap((value) => {
      const input = readInput(value.input);
      const name = input && valueName(input);
      if (!name) return [];
      const image = {previewImage: value.image?.image};
      const swatch = swatchView(value.swatch ?? {image});
      const {count} = value;
      return [{name, label: measures(value.label), count, swatch, input}];
    });
    return offered.length > 0 ? [{id, label, values: offered}] : [];
  });
}

/** A filter in force. */
interface ChosenFilter {
  /** `null` for the price. */
  readonly label: string | null;
  readonly parameters: readonly Parameter[];
}

/** Chooses among what is offered, so that no text of a visitor's reaches the provider. */
export function chooseFilters(
  wanted: readonly Parameter[],
  {min, max}: RequestedPrice,
  offered: readonly OfferedFilter[],
): {inputs: ProductFilter[]; chosen: ChosenFilter[]} {
  const inputs: ProductFilter[] = [];
  const chosen: ChosenFilter[] = [];
  for (const {id, label, values} of offered) {
    const bounds: Parameter[] = [
      ...(min.amount === null ? [] : [[PRICE_MIN, min.amount] as const]),
      ...(max.amount === null ? [] : [[PRICE_MAX, max.amount] as const]),
    ];
    if (id === PRICE_FILTER && bounds.length > 0 && !isReversed(min, max)) {
      // The schema wants `Float`s; this is the only place where a price becomes one.
      const price = {
        ...(min.amount !== null && {min: Number(min.amount)}),
        ...(max.amount !== null && {max: Number(max.amount)}),
      };
      inputs.push({price});
      chosen.push({label: null, parameters: bounds});
    }
    for (const {name, label: valueLabel, input} of values) {
      if (!wanted.some((one) => one[0] === id && one[1] === name)) continue;
      inputs.push(input);
      chosen.push({
        label: `${label}: ${valueLabel}`,
        parameters: [[id, name]],
      });
    }
  }
  return {inputs, chosen};
}

/** In the order of what is offered without a choice; what `counted` lacks counts 0. */
function filterViews(
  offered: readonly OfferedFilter[],
  counted: readonly OfferedFilter[],
  isInForce: (parameter: Parameter) => boolean,
): FilterView[] {
  const isChoice = ({id, values}: OfferedFilter) =>
    id === PRICE_FILTER || values.filter(({count}) => count > 0).length > 1;
  return offered.filter(isChoice).map(({id, label, values}) => {
    const now = counted.find((filter) => filter.id === id)?.values ?? [];
    return {
      id,
      label,
      values: values.map(({input: _, ...value}) => ({
        ...value,
        count: now.find(({name}) => name === value.name)?.count ?? 0,
        isChosen: isInForce([id, value.name]),
      })),
    };
  });
}

function isReversed(min: PriceBound, max: PriceBound): boolean {
  if (min.amount === null || max.amount === null) return false;
  return compareAmounts(min.amount, max.amount) > 0;
}

function priceView(
  {min, max}: RequestedPrice,
  {code}: RequestContext['locale'],
): ProductList['price'] {
  const reversed = isReversed(min, max);
  const field = ({amount, text}: PriceBound): PriceField => ({
    text: (code === 'de' ? amount?.replace('.', ',') : amount) ?? text,
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
  const t = translatorFor(locale.code);
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

/** The provider gives JSON text that can be sent back. */
function readInput(input: unknown): ProductFilter | null {
  try {
    const value: unknown = JSON.parse(String(input));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/**
 * A value's name in the address, as Shopify's themes have it: `1` and `0` for
 * availability, else the value itself, for a taxonomy category the end of its id.
 */
function valueName(input: ProductFilter): string | null {
  const {available, category, productType, productVendor, tag} = input;
  if (typeof available === 'boolean') return available ? '1' : '0';
  if (category) return category.id.slice(category.id.lastIndexOf('/') + 1);
  return (
    productType ??
    productVendor ??
    tag ??
    input.variantOption?.value ??
    input.productMetafield?.value ??
    input.variantMetafield?.value ??
    input.taxonomyMetafield?.value ??
    null
  );
}
