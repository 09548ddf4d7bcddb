/** `SelectedOptionInput` of the Storefront API. */
export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** What has to be known of a product's option to read the address. */
interface KnownOption {
  readonly name: string;
  readonly optionValues: readonly {readonly name: string}[];
}

/** A query with more parameters than this is no page of ours; the rest is not read. */
const MOST_PARAMETERS = 50;

/**
 * The option values that an address asks for. Only names and values that the
 * product has count, so that tracking parameters neither reach the provider nor
 * split its cache. The first of several values of an option wins;
 * order is the product's.
 */
export function selectionFromSearch(
  search: URLSearchParams,
  options: readonly KnownOption[],
): SelectedOption[] {
  const wanted = new Map<string, string>();
  let read = 0;
  for (const [name, value] of search) {
    read += 1;
    if (read > MOST_PARAMETERS) break;
    if (!wanted.has(name)) wanted.set(name, value);
  }
  return options.flatMap(({name, optionValues}) => {
    const value = wanted.get(name);
    return value !== undefined &&
      optionValues.some((candidate) => candidate.name === value)
      ? [{name, value}]
      : [];
  });
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
