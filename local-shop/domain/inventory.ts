import type {Shop} from '../context';
import type {ProductVariant} from './catalogue';

/** Units in stock now; may be below zero where back-orders are allowed. */
export function stockOf(shop: Shop, variant: ProductVariant): number {
  return shop.inventory.quantityOf(variant);
}

/**
 * Whether `quantity` units can be bought: always when stock is not counted or
 * the variant sells on at zero (`inventoryPolicy: CONTINUE`), else while stock
 * lasts.
 */
export function isAvailable(
  shop: Shop,
  variant: ProductVariant,
  quantity = 1,
): boolean {
  return quantity <= purchasableQuantity(shop, variant);
}

/** The most units that can be bought at once; `Infinity` where nothing limits them. */
export function purchasableQuantity(
  shop: Shop,
  variant: ProductVariant,
): number {
  const {tracked, policy} = variant.stock;
  if (!tracked || policy === 'continue') return Infinity;
  return Math.max(0, stockOf(shop, variant));
}
