import type {CatalogueLanguage, Product, ProductVariant} from './catalogue';

/** A product's variants by `ProductVariantSortKeys`; position is also the order of ids. */
export function sortedVariants(
  product: Product,
  sortKey: string,
  language: CatalogueLanguage,
): readonly ProductVariant[] {
  if (sortKey === 'SKU') {
    return product.variants.toSorted((a, b) => a.sku.localeCompare(b.sku));
  }
  if (sortKey !== 'TITLE') return product.variants;
  const title = (variant: ProductVariant) =>
    product.options
      .map(
        ({values}, index) =>
          values[variant.optionValueIndexes[index] ?? 0]?.name[language],
      )
      .join(' / ');
  return product.variants.toSorted((a, b) =>
    title(a).localeCompare(title(b), language),
  );
}
