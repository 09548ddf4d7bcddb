import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {ProductOfferFragment, ProductQuery} from 'storefrontapi.generated';
import {compareAmounts} from '~/lib/i18n/format';
import {
  variantData,
  type Labelled,
  fieldKey,
  langOf,
  NO_LANGS,
  type ProductPageLangs,
  type TextsOfPage,
} from './merchant-texts';
import {variantSearch} from './product-paths';
import {MAX_COMPARED_COLUMNS, MAX_COMPARED_PRICES} from '~/lib/limits/limits';

/** The options whose values are compared. */
const COMPARED_OPTIONS = 2;

type Compared = Pick<
  NonNullable<ProductQuery['product']>,
  'options' | 'variants' | 'encodedVariantExistence'
>;

export interface ComparisonWords {
  /** Words for an option's value beside the other values of its variant. */
  readonly valueOf: (value: string, variant: ProductOfferFragment) => string;
  readonly textOf: (text: string) => string;
  /** The unit price in words; `null` for goods that are not sold by measure. */
  readonly unitOf: (variant: ProductOfferFragment) => string | null;
  /** See `sidesOf`. */
  readonly sidesOf: (text: string) => readonly number[] | null;
  readonly langs?: TextsOfPage & Pick<ProductPageLangs, 'options'>;
}

/** A combination of the compared values at its lowest price. */
interface OfferView {
  /** Query of the variant. */
  readonly search: string;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
  readonly price: ProductOfferFragment['price'];
  /** The unit price, in words. */
  readonly unit?: string;
  readonly isFrom: boolean;
}

interface Combination {
  /** As Shopify has them. */
  readonly values: readonly string[];
  /** In the market's units. */
  readonly names: readonly string[];
  readonly offer: OfferView;
  readonly data: readonly Labelled[];
}

/** A table whose first column names the rows. */
export interface ComparisonView {
  /** BCP 47 of the options' names and values, and of the data, where they are not in the page's language. */
  readonly optionLang?: string;
  readonly dataLang?: string;
  readonly corner: string;
  /** Heads of the columns of prices; `null` for a single one. */
  readonly offered: readonly string[] | null;
  /** Heads of the columns of data, after the prices. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** `null` for a combination that is not made. */
    readonly offers: readonly (OfferView | null)[];
    readonly cells: readonly (string | null)[];
  }[];
  /** Data that depends on the second option alone: rows below the prices. */
  readonly notes: readonly {
    readonly name: string;
    readonly cells: readonly (string | null)[];
  }[];
}

/**
 * The combinations of the first two options with a choice, each with its variants' data and lowest
 * price: a column for each value of the second option where its data permits, otherwise
 * a row for each combination. `null` if fewer than two combinations have data, or if not all variants
 * were loaded.
 */
export function comparisonView(
  {options, variants: {nodes}, encodedVariantExistence}: Compared,
  chosen: {
    readonly selectedOptions: ProductOfferFragment['selectedOptions'];
  } | null,
  words: ComparisonWords,
): ComparisonView | null {
  const compared = options
    .filter(({optionValues}) => optionValues.length > 1)
    .slice(0, COMPARED_OPTIONS)
    .map(({name}) => name);
  const count = decodeEncodedVariant(encodedVariantExistence ?? '').length;
  if (compared.length === 0 || count > nodes.length) return null;
  const valuesOf = ({
    selectedOptions,
  }: Pick<ProductOfferFragment, 'selectedOptions'>) =>
    compared.map(
      (name) =>
        selectedOptions.find((option) => option.name === name)?.value ?? '',
    );
  const groups = new Map<string, ProductOfferFragment[]>();
  for (const variant of nodes) {
    const key = JSON.stringify(valuesOf(variant));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  const own = chosen && JSON.stringify(valuesOf(chosen));
  const combinations = [...groups].flatMap(([key, members]): Combination[] => {
    const described = members.find((member) => variantData(member).length > 0);
    const open = members.filter(({availableForSale}) => availableForSale);
    const cheapest = (open.length > 0 ? open : members).reduce((one, other) =>
      compareAmounts(other.price.amount, one.price.amount) < 0 ? other : one,
    );
    if (!described) return [];
    const values = valuesOf(cheapest);
    const unit = open.length > 0 ? words.unitOf(cheapest) : null;
    return [
      {
        values,
        names: values.map((value) => words.valueOf(value, cheapest)),
        offer: {
          search: variantSearch(cheapest.id),
          isChosen: key === own,
          isAvailable: open.length > 0,
          price: cheapest.price,
          ...(unit && {unit}),
          isFrom: members.some(
            ({price}) => price.amount !== cheapest.price.amount,
          ),
        },
        data: variantData(described),
      },
    ];
  });
  if (combinations.length < 2) return null;
  const labels = unique(
    combinations.flatMap(({data}) => data.map(({label}) => label)),
  )
    .filter(
      (label) =>
        !combinations.every((one) => repeatsItsName(one, label, words)),
    )
    .slice(0, MAX_COMPARED_COLUMNS);
  const cellOf = (one: Combination | undefined, label: string) => {
    const text = one && textBelow(one, label);
    return text ? words.textOf(text) : null;
  };
  const {langs = NO_LANGS} = words;
  const optionLang = compared
    .map((name) => words.langs?.options?.get(name))
    .find(Boolean);
  const dataLang = nodes
    .map(({id}) => langOf(langs, fieldKey(id, 'dataSheet')).lang)
    .find(Boolean);
  const view = crossTable(compared, combinations, labels, cellOf, words) ?? {
    corner: compared.join(', '),
    offered: null,
    columns: labels,
    rows: combinations.map((one) => ({
      name: one.names.join(', '),
      offers: [one.offer],
      cells: labels.map((label) => cellOf(one, label)),
    })),
    notes: [],
  };
  return {
    ...view,
    ...(optionLang && {optionLang}),
    ...(dataLang && {dataLang}),
  };
}

/** A column for each value of the second option; `null` where the data depends on both options. */
function crossTable(
  [first, second]: readonly string[],
  combinations: readonly Combination[],
  labels: readonly string[],
  cellOf: (one: Combination | undefined, label: string) => string | null,
  words: ComparisonWords,
): ComparisonView | null {
  const valuesAt = (position: number) =>
    unique(combinations.map(({values}) => values[position] ?? ''));
  const [inRows, inColumns] = [valuesAt(0), valuesAt(1)];
  if (!first || !second || inRows.length < 2) return null;
  if (inColumns.length < 2 || inColumns.length > MAX_COMPARED_PRICES)
    return null;
  const dependsOnlyOn = (position: number) => (label: string) =>
    combinations.every((one) =>
      combinations.every(
        (other) =>
          one.values[position] !== other.values[position] ||
          textBelow(one, label) === textBelow(other, label),
      ),
    );
  const columns = labels.filter(dependsOnlyOn(0));
  const others = labels.filter((label) => !columns.includes(label));
  if (!others.every(dependsOnlyOn(1))) return null;
  const find = (row: string | null, column: string | null) =>
    combinations.find(
      ({values: [one, other]}) =>
        one === (row ?? one) && other === (column ?? other),
    );
  return {
    corner: first,
    offered: inColumns.map((value) => words.textOf(value)),
    columns,
    rows: inRows.map((row) => ({
      name: find(row, null)?.names[0] ?? row,
      offers: inColumns.map((column) => find(row, column)?.offer ?? null),
      cells: columns.map((label) => cellOf(find(row, null), label)),
    })),
    notes: others.map((label) => ({
      name: label,
      cells: inColumns.map((column) => cellOf(find(null, column), label)),
    })),
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const textBelow = ({data}: Pick<Combination, 'data'>, label: string) =>
  data.find((line) => line.label === label)?.text;

/** Whether the names already contain the sides that the data says: `50 × 70 cm`, `50 × 70 × 2,4 cm`. */
function repeatsItsName(
  one: Combination,
  label: string,
  {sidesOf: sides}: ComparisonWords,
): boolean {
  const own = sides(textBelow(one, label) ?? '') ?? [];
  return one.names.some((name) => {
    const named = sides(name) ?? [];
    return (
      named.length > 0 && named.every((side, index) => side === own[index])
    );
  });
}
