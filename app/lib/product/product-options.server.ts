import type {VariantLinkFragment} from 'storefrontapi.generated';
import {decodeEncodedVariant, getProductOptions} from '@shopify/hydrogen';
import {sumAmounts} from '~/lib/cart/amount';
import {hasOptions} from '~/lib/cart/has-options';
import {compareAmounts, type Money} from '~/lib/i18n/format';
import type {PictureData} from './picture-source';
import {variantPath} from './product-paths';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** At least one of the two is set. */
export interface SwatchView {
  readonly color: string | null;
  readonly image: string | null;
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
  /** Values of other options that would be chosen with it. */
  readonly brings?: readonly string[];
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
  /** Whether a value may have a note, so that the picker gives all values the same size. */
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
    (total, {optionValues}) => total * optionValues.length,
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
    const pictures = swatchPictures(product, name);
    return {
      name,
      hasNotes,
      selected: optionValues.find(({selected}) => selected)?.name ?? '',
      values: optionValues.map((value) => {
        const swatch = swatchView(value.swatch);
        const picture = pictures.get(value.name);
        return {
          name: value.name,
          ...(swatch && {swatch}),
          ...(picture && {picture}),
          ...choiceOf(value, name, chosen, nearest),
        };
      }),
    };
  });
}

type HydrogenValue = ReturnType<
  typeof hydrogenOptions
>[number]['optionValues'][number];

/** What choosing this value leads to. */
function choiceOf(
  {name, handle, variant, isDifferentProduct}: HydrogenValue,
  optionName: string,
  chosen: VariantLinkFragment,
  nearest: ReturnType<typeof nearestSelections>,
): Pick<OptionValueView, 'status' | 'brings' | 'difference' | 'otherProduct'> {
  const {id, availableForSale} = variant ?? {};
  const status = availableForSale ? 'available' : 'soldOut';
  if (id && isDifferentProduct) {
    return {status, otherProduct: variantPath(handle, id)};
  }
  const selection = chosen.selectedOptions.map((option) =>
    option.name === optionName ? {name: optionName, value: name} : option,
  );
  const found = nearest(selection, optionName);
  if (!found) return {status: 'none'};
  const brings = found
    .filter((option) => !includesSelection(selection, [option]))
    .map(({value}) => value);
  if (brings.length > 0) return {status: 'otherCombination', brings};
  const difference = differenceTo(variant, chosen);
  return {status, ...(difference && {difference})};
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

/**
 * The selection, or else the nearest one that exists, with the value that the query names first: the
 * picker's links begin with the option that they change.
 */
export function existingSelection(
  product: ProductOptions,
  selection: readonly SelectedOption[],
  search: URLSearchParams,
): readonly SelectedOption[] {
  if (selection.length < product.options.length) return selection;
  const latest = [...search.keys()].find((key) =>
    selection.some(({name}) => name === key),
  );
  return nearestSelections(product)(selection, latest) ?? selection;
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

interface ShopifySwatch {
  readonly color?: string | null;
  readonly image?: {
    readonly previewImage?: {readonly url: string} | null;
  } | null;
}

/** A hexadecimal colour or a colour name: nothing else may enter a style. */
const PLAIN_COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})$/i;

/**
 * A merchant's swatch, or `null` when there is nothing to show. A colour comes before a picture: of one
 * kind in every list, also where only some products have pictures, of which so little can be seen.
 */
export function swatchView(
  swatch: ShopifySwatch | null | undefined,
): SwatchView | null {
  const color = PLAIN_COLOR.test(swatch?.color ?? '') ? swatch?.color : null;
  if (color) return {color, image: null};
  const image = swatch?.image?.previewImage?.url;
  return image ? {color: null, image} : null;
}

/** The colour (CSS) of the first of the chosen values whose swatch has one; `null` without one. */
export function colorOfChoice(
  options: readonly {
    readonly name: string;
    readonly optionValues: readonly {
      readonly name: string;
      readonly swatch?: ShopifySwatch | null;
    }[];
  }[],
  chosen: readonly {readonly name: string; readonly value: string}[],
): string | null {
  for (const {name, optionValues} of options) {
    const value = chosen.find((option) => option.name === name)?.value;
    const {swatch} = optionValues.find((each) => each.name === value) ?? {};
    const color = swatchView(swatch)?.color;
    if (color) return color;
  }
  return null;
}
