import {parseGid} from '@shopify/hydrogen';
import type {
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
import {parseJson} from '~/lib/http/parse-json';
import {compareAmounts, formatMoney} from '~/lib/i18n/format';
import {measuresOf} from '~/lib/i18n/inches';
import {marketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {withPlanPrices} from '~/lib/product/plan-prices.server';
import {productCard, type ProductCardView} from '~/lib/product/product-card';
import {swatchView, type SwatchView} from '~/lib/product/colors';
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

export interface FilterValueView {
  readonly name: string;
  readonly label: string;
  /** Products that remain when it is chosen. */
  readonly count: number;
  readonly swatch: SwatchView | null;
  readonly isChosen: boolean;
}

/** A filter in the form; the price has no values. */
export interface FilterView {
  readonly id: string;
  readonly label: string;
  readonly values: readonly FilterValueView[];
}

export interface PriceField {
  readonly text: string;
  readonly isInvalid: boolean;
}

export interface ProductList extends PageLinks {
  /** Empty for a collection. */
  readonly term: string;
  readonly products: readonly ProductCardView[];
  /** Products on all pages; `null` if the provider does not say. */
  readonly total: number | null;
  readonly filters: readonly FilterView[];
  /** Active filters, each with the query that removes it. */
  readonly active: readonly {readonly label: string; readonly remove: string}[];
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
  /** Where the provider counts them, as for a search. */
  readonly total?: number;
}

interface ListQueries<Source, Key> {
  readonly term: string;
  readonly sorts: readonly Sort<Key>[];
  /** Filters of the unfiltered list; `null` for a missing list. */
  readonly loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** The tags that a visitor's address may name; without it none. */
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
 * @throws {ProviderError} when the provider fails.
 */
export async function loadList<Source extends ListSource, Key>(
  {storefront, locale}: Pick<RequestContext, 'storefront' | 'locale'>,
  search: URLSearchParams,
  {term, sorts, loadOffered, loadTags, loadPage}: ListQueries<Source, Key>,
): Promise<{source: Source; list: ProductList} | null> {
  const wanted = readFilters(search);
  const asked = readPrice(search);
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
  const isTagged = wanted.some(([id]) => id === TAG_FILTER);
  const [unfiltered, tags] = await Promise.all([
    isFiltered ? loadOffered() : null,
    isTagged ? loadTags?.() : undefined,
  ]);
  const offered = [
    ...offeredFilters(unfiltered ?? [], label),
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
  const priced = await withPlanPrices({storefront}, products);
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
  const isInForce = ([name, value]: Parameter) =>
    inForce.some((one) => one[0] === name && one[1] === value);
  const list: ProductList = {
    term,
    total:
      source.total ??
      (isWhole ? products.length : vendorTotal(source.filters, wanted)),
    products: priced.map((product) =>
      productCard(product, law, matchingVariant(product, options)),
    ),
    ...pageLinks(pageInfo, inForce),
    filters:
      isLong || isFiltered
        ? filterViews(
            (unfiltered
              ? offered
              : offeredFilters(source.filters, label)
            ).filter(({id}) => id !== TAG_FILTER),
            offeredFilters(source.filters),
            isInForce,
          )
        : [],
    active: chosen.map((one) => ({
      label: one.label ?? priceLabel(price, currencyCode, locale),
      remove: queryOf(without(one)),
    })),
    hasUnknown:
      isUnknownPrice ||
      !wanted.every((one) => isInForce(withWholeTag(one, tags ?? []))),
    clear: queryOf(plain),
    sort,
    sorts: sorts.map(({name}) => name),
    price: priceView(price, locale),
    currencyCode,
  };
  return {source, list};
}

interface OfferedFilter {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (Omit<FilterValueView, 'isChosen'> & {
    readonly input: ProductFilter;
  })[];
}

/** Tags are for the merchant only: no list offers them, but addresses of themes name them. */
const TAG_FILTER = 'filter.p.tag';

/** The tags as a filter that an address may choose. */
function tagFilter(tags: readonly string[], label: string): OfferedFilter[] {
  const values = tags.map((tag) => ({
    name: tag,
    label: tag,
    count: 0,
    swatch: null,
    input: {tag},
  }));
  return [{id: TAG_FILTER, label, values}];
}

/** Themes write the tag "Green Tea" as `green-tea` in addresses. */
function withWholeTag(
  [id, name]: Parameter,
  tags: readonly string[],
): Parameter {
  const isMeant = (tag: string) => slugOf(tag) === slugOf(name);
  return id === TAG_FILTER ? [id, tags.find(isMeant) ?? name] : [id, name];
}

const slugOf = (tag: string) =>
  tag.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');

/** Reads the offered filters, omitting tags and unreadable values; `shown` formats labels. */
export function offeredFilters(
  filters: readonly ListFilterFragment[],
  shown = (text: string) => text,
): OfferedFilter[] {
  return filters.flatMap(({id, label, type, values}) => {
    if (id === TAG_FILTER) return [];
    if (id === PRICE_FILTER) return [{id, label, values: []}];
    if (type === 'PRICE_RANGE') return [];
    const offered = values.flatMap((value) => {
      const input = parseJson(String(value.input)) as ProductFilter | null;
      const name = input && valueName(input);
      if (!name) return [];
      const image = {previewImage: value.image?.image};
      const swatch = swatchView(value.swatch ?? {image});
      const {count} = value;
      return [{name, label: shown(value.label), count, swatch, input}];
    });
    return offered.length > 0 ? [{id, label, values: offered}] : [];
  });
}

interface ChosenFilter {
  /** `null` for the price. */
  readonly label: string | null;
  readonly parameters: readonly Parameter[];
}

/** Picks offered filters only, so that no text of the URL reaches the provider. */
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
      // The schema requires `Float`; nowhere else is a price a float.
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
 * `null` unless the variant has all `options`: when none has them, the provider sends another
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

/**
 * In the order of the unfiltered list, or by length if all values are lengths. Values that are
 * missing in `counted` have 0 products.
 */
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
      values: inOrderOfLengths(values).map(({input: _, ...value}) => ({
        ...value,
        count: now.find(({name}) => name === value.name)?.count ?? 0,
        isChosen: isInForce([id, value.name]),
      })),
    };
  });
}

/** `2 m` or `50 × 70 cm`; any other number has no unit. */
const LENGTH = /^(\d+(?:[.,]\d+)?)(?:[\d\s.,×x]*([cm]?m)\b)?/;

/** `50 cm` before `2 m`, and numbers by their value, if every label starts with one. */
export function inOrderOfLengths<Value extends {readonly label: string}>(
  values: readonly Value[],
): readonly Value[] {
  const size = ({label}: Value) => {
    const [, number, unit] = LENGTH.exec(label) ?? [];
    const centimetres = unit === 'm' ? 100 : unit === 'mm' ? 0.1 : 1;
    return Number(number?.replace(',', '.')) * centimetres;
  };
  if (values.some((value) => Number.isNaN(size(value)))) return values;
  return values.toSorted((one, other) => size(one) - size(other));
}

function isReversed(min: PriceBound, max: PriceBound): boolean {
  if (min.amount === null || max.amount === null) return false;
  return compareAmounts(min.amount, max.amount) > 0;
}

function priceView(
  {min, max}: RequestedPrice,
  {decimalMark}: RequestContext['locale'],
): ProductList['price'] {
  const reversed = isReversed(min, max);
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

/** Value in the URL as in Shopify's themes; for a taxonomy category, the end of its id. */
function valueName(input: ProductFilter): string | null {
  const {available, category, productType, productVendor, tag} = input;
  if (typeof available === 'boolean') return available ? '1' : '0';
  if (category) return parseGid(category.id).id;
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
