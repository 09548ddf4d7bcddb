import {compareAmounts, type Money} from '~/lib/i18n/format';
import {sumAmounts} from '~/lib/cart/amount';
import type {SelectedOption} from './selection';
import {swatchView, type SwatchView} from './swatch';
import {
  nearestCombination,
  readCombinations,
  type Combination,
} from './variant-combinations.server';
import {variantPath, variantSearch} from './variant-link';

/** One value of an option as the picker shows it. */
export interface OptionValueView {
  readonly name: string;
  /** What the picker shows instead of the name. */
  readonly label?: string;
  readonly swatch?: SwatchView;
  readonly isSelected: boolean;
  /**
   * `otherCombination`: the value exists, but not with the other chosen values;
   * choosing it changes those too. `none`: no variant has it.
   */
  readonly status: 'available' | 'soldOut' | 'otherCombination' | 'none';
  /** Chosen values that it is not made with, and that choosing it changes. */
  readonly notFor?: readonly string[];
  /** What the product costs more with it than as it is chosen, or less; none if as much. */
  readonly difference?: Money;
  /** Query that chooses it, or `null` when nothing of this product can be chosen. */
  readonly search: string | null;
  /** Path of the other product of a combined listing that has it, without language. */
  readonly otherProduct?: string;
}

export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly selected: string;
  /** Some value has something said of it, now or with other values chosen. */
  readonly hasNotes: boolean;
  readonly values: readonly OptionValueView[];
}

interface VariantLink {
  readonly id: string;
  readonly price: Money;
  readonly selectedOptions: readonly SelectedOption[];
}

interface OptionSource {
  readonly handle: string;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly optionValues: readonly {
      readonly name: string;
      readonly swatch?: Parameters<typeof swatchView>[0];
      /** Of this product, or of another one of its combined listing. */
      readonly firstSelectableVariant?: {
        readonly id: string;
        readonly availableForSale: boolean;
        readonly product: {readonly handle: string};
      } | null;
    }[];
  }[];
  readonly encodedVariantExistence?: string | null;
  readonly encodedVariantAvailability?: string | null;
}

/**
 * What the option picker shows for a chosen variant. A value leads to the
 * variant that differs in it alone, by id; where that one does not exist, to the
 * nearest that does, by its options. Only the chosen variant's neighbours are
 * needed for that, so the cost does not grow with the number of variants. A value
 * that another product of a combined listing has leads to that product.
 *
 * Hydrogen's `getProductOptions` would not do: it tells of a value whether any variant
 * has it beside the values before it, not beside all that are chosen.
 *
 * @param neighbours Variants that differ from the chosen one in one option.
 * @returns no group for a product without options.
 */
export function optionGroups(
  {handle, options, ...encoded}: OptionSource,
  chosen: VariantLink | null,
  neighbours: readonly VariantLink[],
): OptionGroup[] {
  if (isWithoutOptions(options)) return [];
  const existing = readCombinations(encoded.encodedVariantExistence);
  const available = readCombinations(encoded.encodedVariantAvailability);
  const positionsOf = (selected: readonly SelectedOption[]): Combination =>
    options.map(({name, optionValues}) =>
      optionValues.findIndex(
        (value) =>
          value.name === selected.find((option) => option.name === name)?.value,
      ),
    );
  const known = new Map(
    [...neighbours, ...(chosen ? [chosen] : [])].map((variant) => [
      positionsOf(variant.selectedOptions).join(),
      variant,
    ]),
  );
  const from = positionsOf(chosen?.selectedOptions ?? []);

  const searchFor = (combination: Combination): string => {
    const variant = known.get(combination.join());
    if (variant) return variantSearch(variant.id);
    const search = new URLSearchParams();
    options.forEach(({name, optionValues}, position) => {
      const value = optionValues[combination[position] ?? -1];
      if (value) search.set(name, value.name);
    });
    return `?${search.toString()}`;
  };

  /** Names of the chosen values that a combination does without. */
  const lostIn = (combination: Combination, position: number): string[] =>
    options.flatMap(({optionValues}, at) => {
      const value = optionValues[from[at] ?? -1];
      return at === position || !value || combination[at] === from[at]
        ? []
        : [value.name];
    });
  const every = options.reduce(
    (count, {optionValues}) => count * optionValues.length,
    1,
  );
  const hasNotes =
    (available !== null && available.all.length < every) ||
    neighbours.some((variant) => differenceTo(variant, chosen) !== undefined);

  return options.map(({id, name, optionValues}, position) => ({
    id,
    name,
    hasNotes,
    selected: optionValues[from[position] ?? -1]?.name ?? '',
    values: optionValues.map((value, index): OptionValueView => {
      const swatch = swatchView(value.swatch);
      const target = from.with(position, index);
      const first = value.firstSelectableVariant;
      const common = {
        name: value.name,
        ...(swatch && {swatch}),
        isSelected: from[position] === index,
      };
      if (first && first.product.handle !== handle && !common.isSelected) {
        return {
          ...common,
          status: first.availableForSale ? 'available' : 'soldOut',
          search: null,
          otherProduct: variantPath(first.product.handle, first.id),
        };
      }
      const exists = existing?.has(target) ?? true;
      const reachable = exists
        ? target
        : nearestCombination(existing?.all ?? [], from, position, index);
      const isBuyable = available?.has(target) ?? true;
      const status = statusOf(exists, isBuyable, reachable !== null);
      const difference = differenceTo(known.get(target.join()), chosen);
      return {
        ...common,
        status,
        ...(!exists && reachable && {notFor: lostIn(reachable, position)}),
        ...(difference && {difference}),
        search: reachable && searchFor(reachable),
      };
    }),
  }));
}

/** How much more a variant costs than the chosen one; `undefined` for nothing, or not known. */
function differenceTo(
  variant: VariantLink | undefined,
  chosen: VariantLink | null,
): Money | undefined {
  if (!variant || !chosen) return undefined;
  const {amount, currencyCode} = variant.price;
  if (currencyCode !== chosen.price.currencyCode) return undefined;
  const difference = sumAmounts([amount, `-${chosen.price.amount}`]);
  return compareAmounts(difference, '0') === 0
    ? undefined
    : {amount: difference, currencyCode};
}

function statusOf(
  exists: boolean,
  isBuyable: boolean,
  isReachable: boolean,
): OptionValueView['status'] {
  if (exists) return isBuyable ? 'available' : 'soldOut';
  return isReachable ? 'otherCombination' : 'none';
}

/** The provider gives a product without options one, "Title", with one value. */
function isWithoutOptions(options: OptionSource['options']): boolean {
  const [first, second] = options;
  return (
    !first ||
    (!second &&
      first.optionValues.length === 1 &&
      first.optionValues[0]?.name === 'Default Title')
  );
}
