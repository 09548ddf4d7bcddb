import type {SelectedOption} from './selection';
import {
  nearestCombination,
  readCombinations,
} from './variant-combinations.server';

interface ProductOptions {
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {readonly name: string}[];
  }[];
  readonly encodedVariantExistence?: string | null;
}

/**
 * The selection, or, where no variant combines its values, the nearest one that
 * exists. The option that the address names first keeps its value: it is the one
 * that was chosen last (`searchFrom`). A selection that leaves options open is
 * returned as it is, for the provider to complete.
 *
 * @param selection What `selectionFromSearch` read from `search`.
 */
export function existingSelection(
  {options, encodedVariantExistence}: ProductOptions,
  selection: readonly SelectedOption[],
  search: URLSearchParams,
): readonly SelectedOption[] {
  const existing = readCombinations(encodedVariantExistence);
  if (!existing || selection.length < options.length) return selection;
  const asked = options.map(({name, optionValues}) =>
    optionValues.findIndex(
      (value) =>
        value.name === selection.find((option) => option.name === name)?.value,
    ),
  );
  if (existing.has(asked)) return selection;
  const names = options.map(({name}) => name);
  const last = names.indexOf(
    [...search.keys()].find((name) => names.includes(name)) ?? '',
  );
  const nearest = nearestCombination(
    existing.all,
    asked,
    last,
    asked[last] ?? -1,
  );
  if (!nearest) return selection;
  return options.flatMap(({name, optionValues}, position) => {
    const value = optionValues[nearest[position] ?? -1];
    return value ? [{name, value: value.name}] : [];
  });
}
