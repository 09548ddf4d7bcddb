import {parseGid} from '@shopify/hydrogen';
import type {ListFilterFragment} from 'storefrontapi.generated';
import type {
  ProductFilter,
  LanguageCode,
} from '../../../schemas/storefront-types';
import {parseJson} from '~/lib/text/parse-json';
import {
  swatchView,
  type SwatchView,
} from '~/lib/product/product-options.server';
import type {Parameter} from '~/lib/storefront/list-page';
import {
  isReversed,
  PRICE_FILTER,
  PRICE_MAX,
  PRICE_MIN,
  type RequestedPrice,
  VENDOR_FILTER,
} from './list-url';
import {firstLanguage} from '~/lib/i18n/first-language.server';
import {readForLangs, type LangsContext} from '~/lib/i18n/with-langs.server';
import {writtenBeside} from '~/lib/i18n/written-beside';

export interface FilterValueView {
  readonly name: string;
  readonly label: string;
  /** BCP 47, where the label is not in the page's language. */
  readonly lang?: string;
  /** Products that remain when it is chosen. */
  readonly count: number;
  readonly swatch: SwatchView | null;
  readonly isChosen: boolean;
}

/** A filter in the form; the price has no values. */
export interface FilterView {
  readonly id: string;
  readonly label: string;
  /** BCP 47, where the label is not in the page's language. */
  readonly lang?: string;
  readonly values: readonly FilterValueView[];
}

export interface OfferedFilter {
  readonly id: string;
  readonly label: string;
  readonly lang?: string;
  readonly values: readonly (Omit<FilterValueView, 'isChosen'> & {
    readonly input: ProductFilter;
  })[];
}

/** Tags are for the merchant only: no list offers them, but URLs of themes name them. */
export const TAG_FILTER = 'filter.p.tag';

/** The tags as a filter that a URL may choose. */
export function tagFilter(
  tags: readonly string[],
  label: string,
): OfferedFilter[] {
  const values = tags.map((tag) => ({
    name: tag,
    label: tag,
    count: 0,
    swatch: null,
    input: {tag},
  }));
  return [{id: TAG_FILTER, label, values}];
}

/** Themes write the tag "Green Tea" as `green-tea` in URLs, and "(New!)" as `new`. */
export function withWholeTag(
  [id, name]: Parameter,
  tags: readonly string[],
): Parameter {
  if (id !== TAG_FILTER || tags.includes(name)) return [id, name];
  const slug = slugOf(name);
  const sameSlug = (tag: string) => slug !== '' && slugOf(tag) === slug;
  return [id, tags.find(sameSlug) ?? name];
}

const slugOf = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads the offered filters, omitting tags and unreadable values; `shown` formats labels, and `langOf`
 * knows their languages.
 */
export function offeredFilters(
  filters: readonly ListFilterFragment[],
  shown: (text: string, input: ProductFilter) => string = (text) => text,
  langOf: FilterLangs = () => undefined,
): OfferedFilter[] {
  return filters.flatMap(({id, label, type, values}) => {
    if (id === TAG_FILTER) return [];
    const lang = langOf(id);
    const named = {id, label, ...(lang && {lang})};
    if (id === PRICE_FILTER) return [{...named, values: []}];
    if (type === 'PRICE_RANGE') return [];
    const offered = values.flatMap((value) => {
      const input = parseJson(String(value.input)) as ProductFilter | null;
      const name = input && valueName(input);
      if (!name) return [];
      const image = {previewImage: value.image?.image};
      const swatch = swatchView(value.swatch ?? {image});
      const {count} = value;
      // What is in stock is named in the page's language.
      const isStock = typeof input.available === 'boolean';
      const ofValue = isStock ? undefined : langOf(id, value.label);
      return [
        {
          ...{name, label: shown(value.label, input), count, swatch, input},
          ...(ofValue && {lang: ofValue}),
        },
      ];
    });
    return offered.length > 0 ? [{...named, values: offered}] : [];
  });
}

export interface ChosenFilter {
  /** `null` for the price. */
  readonly label: string | null;
  /** BCP 47, where neither the filter nor the value is in the page's language. */
  readonly lang?: string;
  readonly parameters: readonly Parameter[];
}

/** Picks offered filters only, so that no text of the URL reaches Shopify. */
export function chooseFilters(
  wanted: readonly Parameter[],
  {min, max}: RequestedPrice,
  offered: readonly OfferedFilter[],
): {inputs: ProductFilter[]; chosen: ChosenFilter[]} {
  const inputs: ProductFilter[] = [];
  const chosen: ChosenFilter[] = [];
  for (const {id, label, lang, values} of offered) {
    const bounds: Parameter[] = [
      ...(min.amount === null ? [] : [[PRICE_MIN, min.amount] as const]),
      ...(max.amount === null ? [] : [[PRICE_MAX, max.amount] as const]),
    ];
    if (id === PRICE_FILTER && bounds.length > 0 && !isReversed({min, max})) {
      // The schema requires `Float`; nowhere else is a price a float.
      const price = {
        ...(min.amount !== null && {min: Number(min.amount)}),
        ...(max.amount !== null && {max: Number(max.amount)}),
      };
      inputs.push({price});
      chosen.push({label: null, parameters: bounds});
    }
    for (const {name, label: valueLabel, lang: ofValue, input} of values) {
      if (!wanted.some((one) => one[0] === id && one[1] === name)) continue;
      inputs.push(input);
      chosen.push({
        label: `${label}: ${valueLabel}`,
        ...(lang && lang === ofValue && {lang}),
        parameters: [[id, name]],
      });
    }
  }
  return {inputs, chosen};
}

/**
 * In the order of the unfiltered list, or by size if all values are sizes, without values that no
 * product of that list has, unless they are chosen. Values that are missing in `counted` have 0 products.
 */
export function filterViews(
  offered: readonly OfferedFilter[],
  counted: readonly OfferedFilter[],
  isInForce: (parameter: Parameter) => boolean,
): FilterView[] {
  const isChoice = ({id, values}: OfferedFilter) =>
    id === PRICE_FILTER || values.filter(({count}) => count > 0).length > 1;
  return offered.filter(isChoice).map(({id, values, ...named}) => {
    const now = counted.find((filter) => filter.id === id)?.values ?? [];
    return {
      id,
      ...named,
      values: inOrderOfSize(values).flatMap(({input: _, ...value}) => {
        const isChosen = isInForce([id, value.name]);
        if (value.count === 0 && !isChosen) return [];
        const {count = 0} = now.find(({name}) => name === value.name) ?? {};
        return [{...value, count, isChosen}];
      }),
    };
  });
}

/** `50 × 70 cm`, `250 g`, `3 months`: a number and the word behind it, or behind further numbers. */
const SIZE = /^(\d+(?:[.,]\d+)?)[\d\s.,×x–-]*(\p{L}*)/u;

/** Either thousands or three decimals. */
const AMBIGUOUS = /^[1-9]\d*[.,]\d{3}$/;

/** Units that can be compared: their kind, and how many of the smallest they are. */
const UNITS: ReadonlyMap<string, readonly [kind: string, count: number]> =
  new Map([
    ['mm', ['length', 1]],
    ['cm', ['length', 10]],
    ['m', ['length', 1_000]],
    ['in', ['length', 25.4]],
    ['zoll', ['length', 25.4]],
    ['ft', ['length', 304.8]],
    ['mg', ['weight', 1]],
    ['g', ['weight', 1_000]],
    ['kg', ['weight', 1_000_000]],
    ['ml', ['volume', 1]],
    ['cl', ['volume', 10]],
    ['l', ['volume', 1_000]],
  ]);

/** German and English. */
const PLURAL_ENDING = /(?:es?|en?|s|n)$/;

/** Any other unit compares only with itself; `null` for a text that does not begin with a clear number. */
function sizeOf(text: string): {kind: string; size: number} | null {
  const [, number = '', word = ''] = SIZE.exec(text) ?? [];
  if (!number || AMBIGUOUS.test(number)) return null;
  const unit = word.toLowerCase();
  const [kind, count] = UNITS.get(unit) ?? [unit.replace(PLURAL_ENDING, ''), 1];
  return {kind, size: Number(number.replace(',', '.')) * count};
}

/** `50 g` before `1 kg`, and numbers by their value, if every label starts with a size of one kind. */
export function inOrderOfSize<Value extends {readonly label: string}>(
  values: readonly Value[],
): readonly Value[] {
  const sized = values.flatMap((value) => {
    const size = sizeOf(value.label);
    return size ? [{value, ...size}] : [];
  });
  const kinds = new Set(sized.map(({kind}) => kind));
  if (sized.length < values.length || kinds.size > 1) return values;
  return sized
    .toSorted((one, other) => one.size - other.size)
    .map(({value}) => value);
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

/** BCP 47 of a filter's name, or of one of its values, where it is not the page's language. */
export type FilterLangs = (id: string, value?: string) => string | undefined;

type Named = Pick<ListFilterFragment, 'id' | 'label'> & {
  readonly values: readonly {readonly label: string}[];
};

/** Each type is translated by itself; the values of other filters all at once. */
const TYPE_FILTER = 'filter.p.product_type';

/**
 * Tells the languages of a list's filters from the same list in the store's first language. Requests
 * nothing where that is the page's, and knows no language while Shopify fails or is slow. Never rejects.
 * @param loadIn all filters of the list in a language.
 */
export async function filterLangs(
  context: LangsContext,
  loadIn: (language: LanguageCode) => Promise<readonly Named[] | null>,
): Promise<(filters: readonly Named[]) => FilterLangs> {
  const {language} = context.storefront.i18n;
  const found = await readForLangs(
    context,
    (async () => {
      const first = await firstLanguage(context);
      return first === language
        ? null
        : {first, originals: (await loadIn(first)) ?? []};
    })(),
  );
  if (!found) return () => () => undefined;
  const written = writtenBeside(found.first, {language});
  return (filters) => {
    const langs = new Map(
      filters.map((filter) => {
        const original = found.originals.find(({id}) => id === filter.id);
        return [filter.id, langsOf(filter, original)] as const;
      }),
    );
    return (id, value) => langs.get(id)?.(value);
  };

  function langsOf(filter: Named, original: Named | undefined) {
    const originals = new Set(original?.values.map(({label}) => label));
    const isSame = ({label}: {readonly label: string}) => originals.has(label);
    const isTranslated =
      filter.id !== TYPE_FILTER &&
      (filter.label !== original?.label || !filter.values.every(isSame));
    const nameLang =
      isTranslated && filter.id !== VENDOR_FILTER
        ? undefined
        : written(filter.label, original?.label)?.lang;
    return (value?: string) => {
      if (value === undefined) return nameLang;
      const isName = filter.id === VENDOR_FILTER || isTranslated;
      return isName || !originals.has(value)
        ? undefined
        : written(value, value)?.lang;
    };
  }
}
