import type {ShopContext} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {isAvailable} from '../domain/inventory';
import {
  variantBySelection,
  variantsMatching,
  type MatchRules,
  type SelectedOption,
} from '../domain/variant-options';

/** Arguments of the fields that choose a variant by its options. */
export type SelectionArgs = MatchRules & {
  selectedOptions?: readonly SelectedOption[] | null;
};

/**
 * The variant with the selected options; else the first available one among those
 * that match a partial selection; else the first available one; else the first.
 */
export function selectedOrFirstAvailable(
  product: Product,
  args: SelectionArgs,
  {shop, language}: ShopContext,
): ProductVariant | null {
  const matching = variantsMatching(
    product,
    args.selectedOptions ?? [],
    language,
    args,
  );
  const exact = variantBySelection(
    product,
    args.selectedOptions ?? [],
    language,
    args,
  );
  return (
    exact ??
    matching.find((variant) => isAvailable(shop, variant)) ??
    matching[0] ??
    product.variants.find((variant) => isAvailable(shop, variant)) ??
    product.variants[0] ??
    null
  );
}
