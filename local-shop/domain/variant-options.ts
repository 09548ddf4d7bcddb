import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Product, ProductVariant} from './catalogue';
import {memoize} from './memo';

/** `SelectedOptionInput` of the Storefront API. */
export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** How strictly options are matched; see the arguments of `Product.variantBySelectedOptions`. */
export interface MatchRules {
  readonly ignoreUnknownOptions?: boolean;
  readonly caseInsensitiveMatch?: boolean;
}

/** Chosen value index per option of a product; `undefined` where nothing was chosen. */
type Selection = readonly (number | undefined)[];

const variantByIndexes = memoize(
  (product: Product) =>
    new Map(
      product.variants.map((variant) => [
        variant.optionValueIndexes.join(),
        variant,
      ]),
    ),
);

const firstVariants = memoize((product: Product) => {
  const first = new Map<string, ProductVariant>();
  for (const variant of product.variants) {
    variant.optionValueIndexes.forEach((value, option) => {
      const key = `${option}:${value}`;
      if (!first.has(key)) first.set(key, variant);
    });
  }
  return first;
});

/**
 * The first variant with an option's value: the one with the lowest positions in
 * all other options. `null` when no variant has the value.
 */
export function firstVariantWith(
  product: Product,
  option: number,
  value: number,
): ProductVariant | null {
  return firstVariants(product).get(`${option}:${value}`) ?? null;
}

/** Names of a variant's option values, in the order of the product's options. */
export function selectedOptionsOf(
  product: Product,
  variant: ProductVariant,
  language: CatalogueLanguage,
): SelectedOption[] {
  return product.options.map((option, index) => ({
    name: option.name[language],
    value:
      option.values[variant.optionValueIndexes[index] ?? 0]?.name[language] ??
      '',
  }));
}

/** The variant that has exactly the selected options, or `null`. */
export function variantBySelection(
  product: Product,
  options: readonly SelectedOption[],
  language: CatalogueLanguage,
  rules: MatchRules = {},
): ProductVariant | null {
  const selection = readSelection(product, options, language, rules);
  if (!selection || selection.includes(undefined)) return null;
  return variantByIndexes(product).get(selection.join()) ?? null;
}

/** Variants that have all the selected options; every variant when none is selected. */
export function variantsMatching(
  product: Product,
  options: readonly SelectedOption[],
  language: CatalogueLanguage,
  rules: MatchRules = {},
): readonly ProductVariant[] {
  const selection = readSelection(product, options, language, rules);
  if (!selection) return [];
  return product.variants.filter((variant) =>
    selection.every(
      (value, option) =>
        value === undefined || variant.optionValueIndexes[option] === value,
    ),
  );
}

/** Variants that differ from `variant` in exactly one option, by id as on Shopify. */
export function adjacentVariants(
  product: Product,
  variant: ProductVariant,
): ProductVariant[] {
  const byIndexes = variantByIndexes(product);
  const adjacent: ProductVariant[] = [];
  product.options.forEach((option, position) => {
    option.values.forEach((_value, index) => {
      if (index === variant.optionValueIndexes[position]) return;
      const indexes = variant.optionValueIndexes.with(position, index);
      const neighbour = byIndexes.get(indexes.join());
      if (neighbour) adjacent.push(neighbour);
    });
  });
  return adjacent.sort((a, b) => idNumber(a.id) - idNumber(b.id));
}

/** `null`: a name or value is unknown and must not be ignored, so nothing matches. */
function readSelection(
  product: Product,
  options: readonly SelectedOption[],
  language: CatalogueLanguage,
  {ignoreUnknownOptions = false, caseInsensitiveMatch = false}: MatchRules,
): Selection | null {
  const fold = (text: string) =>
    caseInsensitiveMatch ? text.toLocaleLowerCase() : text;
  const selection = product.options.map((): number | undefined => undefined);
  for (const {name, value} of options) {
    const position = product.options.findIndex(
      (option) => fold(option.name[language]) === fold(name),
    );
    const option = product.options[position];
    if (!option) {
      if (ignoreUnknownOptions) continue;
      return null;
    }
    const index = option.values.findIndex(
      (candidate) => fold(candidate.name[language]) === fold(value),
    );
    if (index < 0) return null;
    selection[position] = index;
  }
  return selection;
}

function idNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('/') + 1));
}
