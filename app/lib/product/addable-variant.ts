import type {AddableProductFragment} from 'storefrontapi.generated';
import {isMadeToOrder} from '~/lib/cart/cart-line';

/** The variant that can be added to the cart at once; `null` where the customer has to choose. */
export function addableVariant(product: AddableProductFragment) {
  const hasChoice =
    product.requiresSellingPlan ||
    isMadeToOrder(product) ||
    product.options.some(({optionValues}) => optionValues.length > 1);
  const variant = product.selectedOrFirstAvailableVariant ?? null;
  // Lists add one unit.
  const isSoldSingly = variant?.quantityRule.minimum === 1;
  return hasChoice || !isSoldSingly ? null : variant;
}
