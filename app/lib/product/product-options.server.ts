import {decodeEncodedVariant, getProductOptions} from '@shopify/hydrogen';
import {sumAmounts} from '~/lib/cart/amount';
import {compareAmounts, type Money} from '~/lib/i18n/format';
import {swatchView, type SwatchView} from './colors';
import {variantPath} from './variant-link';

/** `SelectedOptionInput` of the Storefront API. */
export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** One value of an option as the picker shows it. */
export interface OptionValueView {
  readonly name: string;
  /** What the picker shows instead of the name. */
  readonly label?: string;
  readonly swatch?: SwatchView;
  /**
   * `otherCombination`: the value exists, but not with the other chosen values;
   * choosing it changes those too. `none`: no variant has it.
   */
  readonly status: 'available' | 'soldOut' | 'otherCombination' | 'none';
  /** Chosen values that it is not made with, and that choosing it changes. */
  readonly notFor?: readonly string[];
  /** What the product costs more with it than as it is chosen, or less; none if as much. */
  readonly difference?: Money;
  /** Path of the other product of a combined listing that has it, without language. */
  readonly otherProduct?: string;
}

export interface OptionGroup {
  readonly name: string;
  readonly selected: string;
  /** Some value has something said of it, now or with other values chosen. */
  readonly hasNotes: boolean;
  readonly values: readonly OptionValueView[];
}

interface VariantLink {
  readonly id: string;
  readonly availableForSale: boolean;
  readonly price: Money;
  readonly selectedOptions: readonly SelectedOption[];
  readonly product: {readonly handle: string};
}

interface ProductOptions {
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {readonly name: string}[];
  }[];
  readonly encodedVariantExistence?: string | null;
}

interface OptionSource extends ProductOptions {
  readonly handle: string;
  readonly encodedVariantAvailability?: string | null;
}

/**
 * What the option picker shows for a chosen variant. Hydrogen's `getProductOptions` finds the
 * variant of each value; that a combination is not made, and which one is nearest, is told here,
 * since Hydrogen compares a value with the options before it alone. Only the chosen variant's
 * neighbours are needed, however many variants there are.
 *
 * @param neighbours Variants that differ from the chosen one in one option.
 * @returns no group for a product without options.
 */
export function optionGroups(
  product: OptionSource,
  chosen: VariantLink | null,
  neighbours: readonly VariantLink[],
): OptionGroup[] {
  if (!chosen || isWithoutOptions(product)) return [];
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
  return getProductOptions({
    ...product,
    selectedOrFirstAvailableVariant: chosen,
    adjacentVariants: neighbours,
  } as Parameters<typeof getProductOptions>[0]).map(({name, optionValues}) => ({
    name,
    hasNotes,
    selected: optionValues.find(({selected}) => selected)?.name ?? '',
    values: optionValues.map((value) => {
      const swatch = swatchView(value.swatch);
      const shown = {name: value.name, ...(swatch && {swatch})};
      const {id, availableForSale} = value.variant ?? {};
      const status = availableForSale ? 'available' : 'soldOut';
      if (id && value.isDifferentProduct) {
        const otherProduct = variantPath(value.handle, id);
        return {...shown, status, otherProduct};
      }
      const wanted = chosen.selectedOptions.map((option) =>
        option.name === name ? {name, value: value.name} : option,
      );
      const found = nearest(wanted, name);
      if (!found) return {...shown, status: 'none'};
      const notFor = wanted
        .filter((option) => !includesSelection(found, [option]))
        .map((option) => option.value);
      if (notFor.length > 0) {
        return {...shown, status: 'otherCombination', notFor};
      }
      const difference = differenceTo(value.variant, chosen);
      return {...shown, status, ...(difference && {difference})};
    }),
  }));
}

/**
 * The option values that an address asks for. Only names and values that the
 * product has count, so that tracking parameters neither reach the provider nor
 * split its cache.
 */
export function selectionFromSearch(
  search: URLSearchParams,
  {options}: ProductOptions,
): SelectedOption[] {
  return options.flatMap(({name, optionValues}) => {
    const value = search.get(name);
    return value !== null && optionValues.some((known) => known.name === value)
      ? [{name, value}]
      : [];
  });
}

/**
 * The selection, or, where no variant combines its values, the nearest one that
 * exists. The option that the address names first keeps its value: it is the one
 * that was chosen last. A selection that leaves options open is for the provider to complete.
 */
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

/** Whether a variant's options include all of the selected ones. */
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

/**
 * Finds the variant that keeps the value of one option and shares most others, rather those
 * of the first options, which a shopper decides first. One that has all of them is nearest.
 *
 * @returns `null` when no variant has that value.
 */
function nearestSelections({options, encodedVariantExistence}: ProductOptions) {
  const existing = decodeEncodedVariant(encodedVariantExistence ?? '');
  return (
    wanted: readonly SelectedOption[],
    kept: string | undefined,
  ): SelectedOption[] | null => {
    const from = options.map(({name, optionValues}) => {
      const value = wanted.find((option) => option.name === name)?.value;
      return optionValues.findIndex((candidate) => candidate.name === value);
    });
    const position = options.findIndex(({name}) => name === kept);
    let best: readonly number[] | null = null;
    let most = -1;
    for (const candidate of existing) {
      if (candidate[position] !== from[position]) continue;
      const shared = likeness(candidate, from);
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

/** Counts equal values; of as many, those further to the front count more. */
function likeness(
  candidate: readonly number[],
  from: readonly number[],
): number {
  const one = (candidate.length + 1) ** 2;
  return candidate.reduce(
    (sum, entry, at) => (entry === from[at] ? sum + one - at : sum),
    0,
  );
}

/** How much more a variant costs than the chosen one; `undefined` for nothing, or not known. */
function differenceTo(
  variant: Pick<VariantLink, 'price'> | undefined,
  chosen: VariantLink,
): Money | undefined {
  const {currencyCode} = chosen.price;
  if (variant?.price.currencyCode !== currencyCode) return undefined;
  const amount = sumAmounts([variant.price.amount, `-${chosen.price.amount}`]);
  return compareAmounts(amount, '0') === 0 ? undefined : {amount, currencyCode};
}

/** The provider gives a product without options one, "Title", with one value. */
function isWithoutOptions({options: [first, second]}: ProductOptions): boolean {
  return (
    !second &&
    first?.optionValues.length === 1 &&
    first.optionValues[0]?.name === 'Default Title'
  );
}
