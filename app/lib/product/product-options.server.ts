import type {VariantLinkFragment} from 'storefrontapi.generated';
import {
  decodeEncodedVariant,
  getProductOptions,
  type I18nBase,
} from '@shopify/hydrogen';
import {sumAmounts} from '~/lib/cart/amount';
import {hasOptions} from '~/lib/cart/has-options';
import {compareAmounts, type Money} from '~/lib/i18n/format';
import {swatchView, type SwatchView} from './colors';
import type {PictureData} from './picture-source';
import {variantPath} from './variant-link';
import {LOCALES} from '~/lib/i18n/locale';
import {
  countryWords,
  LISTED_COUNTRIES,
  marketFacts,
} from '~/lib/i18n/market-facts';
import {serverMessages} from '~/lib/i18n/messages.server';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface OptionValueView {
  readonly name: string;
  readonly label?: string;
  readonly swatch?: SwatchView;
  /**
   * The swatch's picture if every swatch of the option has one, otherwise the picture of the chosen variant with
   * this value if each value has another one.
   */
  readonly picture?: PictureData;
  /** `otherCombination`: choosing it changes other values; `none`: no variant has it. */
  readonly status: 'available' | 'soldOut' | 'otherCombination' | 'none';
  /** Chosen values that would change with it. */
  readonly notFor?: readonly string[];
  /** Price difference from the chosen variant; unset when there is none. */
  readonly difference?: Money;
  /** Path of the product that has it in a combined listing, without language prefix. */
  readonly otherProduct?: string;
}

export interface OptionGroup {
  readonly name: string;
  /** BCP 47 of its name and of the values without a label, where they are not in the page's language. */
  readonly lang?: string;
  readonly selected: string;
  readonly hasNotes: boolean;
  readonly values: readonly OptionValueView[];
}

interface ProductOptions {
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {
      readonly name: string;
      readonly firstSelectableVariant?: VariantLinkFragment | null;
      readonly swatch?: {
        readonly color?: string | null;
        readonly image?: {readonly whole?: PictureData | null} | null;
      } | null;
    }[];
  }[];
  readonly encodedVariantExistence?: string | null;
}

interface OptionSource extends ProductOptions {
  readonly handle: string;
  readonly encodedVariantAvailability?: string | null;
}

/**
 * The picker's options. Hydrogen's `getProductOptions` compares a value only with the
 * options before it, so missing combinations are found here.
 * @param neighbours Variants that differ from the chosen one in one option.
 */
export function optionGroups(
  product: OptionSource,
  chosen: VariantLinkFragment | null,
  neighbours: readonly VariantLinkFragment[],
): OptionGroup[] {
  if (!chosen || !hasOptions(product)) return [];
  const count = product.options.reduce(
    (product, {optionValues}) => product * optionValues.length,
    1,
  );
  const available = decodeEncodedVariant(
    product.encodedVariantAvailability ?? '',
  );
  const hasNotes =
    available.length < count ||
    neighbours.some((variant) => differenceTo(variant, chosen));
  const nearest = nearestSelections(product);
  return hydrogenOptions(product, chosen, neighbours).map((option) => {
    const {name, optionValues} = option;
    const ofVariants = valuePictures(name, [chosen, ...neighbours]);
    const ofSwatches = swatchPictures(product, name);
    return {
      name,
      hasNotes,
      selected: optionValues.find(({selected}) => selected)?.name ?? '',
      values: optionValues.map((value) => {
        const swatch = swatchView(value.swatch);
        const picture =
          swatch && (ofSwatches.get(value.name) ?? ofVariants(value.name));
        const shown = {
          name: value.name,
          ...(swatch && {swatch}),
          ...(picture && {picture}),
        };
        const {id, availableForSale} = value.variant ?? {};
        const status = availableForSale ? 'available' : 'soldOut';
        if (id && value.isDifferentProduct) {
          const otherProduct = variantPath(value.handle, id);
          return {...shown, status, otherProduct};
        }
        const selection = chosen.selectedOptions.map((option) =>
          option.name === name ? {name, value: value.name} : option,
        );
        const found = nearest(selection, name);
        if (!found) return {...shown, status: 'none'};
        const notFor = selection
          .filter((option) => !includesSelection(found, [option]))
          .map((option) => option.value);
        if (notFor.length > 0) {
          return {...shown, status: 'otherCombination', notFor};
        }
        const difference = differenceTo(value.variant, chosen);
        return {...shown, status, ...(difference && {difference})};
      }),
    };
  });
}

type HydrogenProduct = Parameters<typeof getProductOptions>[0];

/**
 * `getProductOptions`, which stores names and values as keys of plain objects: one named `__proto__` would be
 * lost, "constructor" found where there is none, and numbers come before all others. So they get a prefix.
 */
function hydrogenOptions(
  product: OptionSource,
  chosen: VariantLinkFragment,
  neighbours: readonly VariantLinkFragment[],
) {
  return getProductOptions({
    ...product,
    options: product.options.map((option) => ({
      ...option,
      name: asKey(option.name),
      optionValues: option.optionValues.map((value) => ({
        ...value,
        name: asKey(value.name),
        firstSelectableVariant:
          value.firstSelectableVariant &&
          withKeys(value.firstSelectableVariant),
      })),
    })),
    selectedOrFirstAvailableVariant: withKeys(chosen),
    adjacentVariants: neighbours.map(withKeys),
  } as HydrogenProduct).map(({name, optionValues}) => ({
    name: fromKey(name),
    optionValues: optionValues.map((value) => ({
      ...value,
      name: fromKey(value.name),
    })),
  }));
}

const KEY_PREFIX = '=';

const asKey = (text: string) => KEY_PREFIX + text;

const fromKey = (key: string) => key.slice(KEY_PREFIX.length);

function withKeys<
  Variant extends {readonly selectedOptions: readonly SelectedOption[]},
>(variant: Variant): Variant {
  return {
    ...variant,
    selectedOptions: variant.selectedOptions.map(({name, value}) => ({
      name: asKey(name),
      value: asKey(value),
    })),
  };
}

/** Pictures of the swatches of an option's values; none where a value has no picture. */
function swatchPictures(
  {options}: ProductOptions,
  name: string,
): ReadonlyMap<string, PictureData> {
  const values = options.find((option) => option.name === name)?.optionValues;
  const pictures = new Map<string, PictureData>();
  for (const {name: value, swatch} of values ?? []) {
    if (swatch?.image?.whole) pictures.set(value, swatch.image.whole);
  }
  return pictures.size === values?.length ? pictures : new Map();
}

/** The pictures of an option's values; none where two values share one. */
function valuePictures(
  name: string,
  variants: readonly VariantLinkFragment[],
): (value: string) => PictureData | null {
  const [chosen] = variants;
  const pictures = new Map<string, PictureData>();
  for (const {image, selectedOptions} of variants) {
    const isNear = selectedOptions.every(
      (option) =>
        option.name === name ||
        (chosen && includesSelection(chosen.selectedOptions, [option])),
    );
    const value = selectedOptions.find((option) => option.name === name)?.value;
    if (isNear && image && value) pictures.set(value, image);
  }
  const urls = new Set([...pictures.values()].map(({url}) => url));
  return (value) =>
    urls.size > 1 && urls.size === pictures.size
      ? (pictures.get(value) ?? null)
      : null;
}

/** The query's options that the product has: others (tracking) would split the cache. */
export function selectionFromSearch(
  search: URLSearchParams,
  {options}: ProductOptions,
): SelectedOption[] {
  return options.flatMap(({name, optionValues}) => {
    const value = search.get(name);
    return value !== null &&
      optionValues.some((option) => option.name === value)
      ? [{name, value}]
      : [];
  });
}

/** The selection or the nearest existing one, which keeps the first value: the latest choice. */
export function existingSelection(
  product: ProductOptions,
  selection: readonly SelectedOption[],
  search: URLSearchParams,
): readonly SelectedOption[] {
  if (selection.length < product.options.length) return selection;
  const last = [...search.keys()].find((key) =>
    selection.some(({name}) => name === key),
  );
  return nearestSelections(product)(selection, last) ?? selection;
}

/** Whether a variant has all selected values. */
export function includesSelection(
  variantOptions: readonly SelectedOption[],
  selection: readonly SelectedOption[],
): boolean {
  return selection.every(({name, value}) =>
    variantOptions.some(
      (option) => option.name === name && option.value === value,
    ),
  );
}

/** Finds the existing variant with a value that shares most others, or `null`. */
function nearestSelections({options, encodedVariantExistence}: ProductOptions) {
  const existing = decodeEncodedVariant(encodedVariantExistence ?? '');
  return (
    selection: readonly SelectedOption[],
    fixedName: string | undefined,
  ): SelectedOption[] | null => {
    const from = options.map(({name, optionValues}) => {
      const value = selection.find((option) => option.name === name)?.value;
      return optionValues.findIndex((candidate) => candidate.name === value);
    });
    const position = options.findIndex(({name}) => name === fixedName);
    let best: readonly number[] | null = null;
    let most = -1;
    for (const candidate of existing) {
      if (candidate[position] !== from[position]) continue;
      const shared = similarity(candidate, from);
      if (shared > most) [best, most] = [candidate, shared];
    }
    return (
      best &&
      options.flatMap(({name, optionValues}, at) => {
        const value = optionValues[best[at] ?? -1];
        return value ? [{name, value: value.name}] : [];
      })
    );
  };
}

/** Counts equal values; earlier options weigh more. */
function similarity(
  candidate: readonly number[],
  from: readonly number[],
): number {
  const one = (candidate.length + 1) ** 2;
  return candidate.reduce(
    (sum, entry, at) => (entry === from[at] ? sum + one - at : sum),
    0,
  );
}

/** `undefined` when the prices are equal or unavailable. */
function differenceTo(
  variant: Pick<VariantLinkFragment, 'price'> | undefined,
  chosen: VariantLinkFragment,
): Money | undefined {
  const {currencyCode} = chosen.price;
  if (variant?.price.currencyCode !== currencyCode) return undefined;
  const amount = sumAmounts([variant.price.amount, `-${chosen.price.amount}`]);
  return compareAmounts(amount, '0') === 0 ? undefined : {amount, currencyCode};
}

interface Option {
  readonly name: string;
  readonly optionValues: readonly {readonly name: string}[];
}

/**
 * What the options say of the visitor's country: the map's region there, the country or its plug.
 */
export function optionsOfCountry(
  options: readonly Option[],
  {country, language}: Pick<I18nBase, 'country' | 'language'>,
): SelectedOption[] {
  const {region} = marketFacts(country);
  const locale = Object.values(LOCALES).find(
    (each) => each.language === language,
  );
  const value =
    region && locale && serverMessages(locale.code).market.regions[region];
  const map = options.find(({optionValues}) =>
    optionValues.some(({name}) => name === value),
  );
  return [
    ...(map && value ? [{name: map.name, value}] : []),
    ...valuesOfCountry(
      options.filter((option) => option !== map),
      country,
    ),
  ];
}

/**
 * For each option that asks for a country or its plug (at least two values name one), the value of
 * the visitor's country; nothing where no value is theirs. An option that says `EU` and `US` is
 * one, `M` and `L` are not.
 */
export function valuesOfCountry(
  options: readonly Option[],
  country: string,
): {readonly name: string; readonly value: string}[] {
  const own = countryWords(country);
  return options.flatMap(({name, optionValues}) => {
    const values = optionValues.map((value) => value.name);
    if (values.filter(namesCountry).length < 2) return [];
    const word = own.find((each) => values.some((value) => says(value, each)));
    const value = values.find((each) => word && says(each, word));
    return value === undefined ? [] : [{name, value}];
  });
}

let all: readonly string[] | undefined;

/** Whether a text names a country or its plug. */
export function namesCountry(value: string): boolean {
  all ??= [...new Set(LISTED_COUNTRIES.flatMap(countryWords))];
  return all.some((word) => says(value, word));
}

/** Short words are codes, whose case counts: `NO` is Norway, "no" is not. */
function says(value: string, word: string): boolean {
  if (value.trim() === word) return true;
  // A code of two letters within other words only where everybody writes it so.
  const isCode = /^[A-Z]{2,3}$/.test(word);
  if (isCode && !['EU', 'UK', 'US', 'USA'].includes(word)) return false;
  const padded = (text: string) =>
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const [text, part] = [padded(value), padded(word)];
  return isCode
    ? text.includes(part)
    : text.toLowerCase().includes(part.toLowerCase());
}
