interface ProductOptions {
  readonly options: readonly {readonly optionValues: readonly unknown[]}[];
}

/**
 * Whether a product has options. Shopify gives a product without options one option with one value, named
 * "Title" and "Default Title" in the shop's language, so only the shape tells. An option with one value is
 * no choice either way.
 */
export function hasOptions({options}: ProductOptions): boolean {
  return (
    options.length > 1 ||
    options.some(({optionValues}) => optionValues.length > 1)
  );
}

/** The options that pages show; none for a product without options. */
export function shownOptions<
  Option extends {optionValues: readonly unknown[]},
>(product: {readonly options: readonly Option[]}): readonly Option[] {
  return hasOptions(product) ? product.options : [];
}
