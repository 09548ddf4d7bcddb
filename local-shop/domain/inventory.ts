import type {Stock} from '../data/inventory-store';
import type {ProductVariant} from './catalogue';

/** The shop, or its stock as searches know it. */
type Stocked = {readonly inventory: Stock};

/** Units in stock; may be below zero where back-orders are allowed. */
export function stockOf(shop: Stocked, variant: ProductVariant): number {
  return shop.inventory.quantityOf(variant);
}

/**
 * Whether `quantity` units can be bought: always when stock is not counted or
 * the variant sells on at zero (`inventoryPolicy: CONTINUE`), else while stock
 * lasts.
 */
export function isAvailable(
  shop: Stocked,
  variant: ProductVariant,
  quantity = 1,
): boolean {
  return quantity <= purchasableQuantity(shop, variant);
}

/** The most units that can be bought at once; `Infinity` where nothing limits them. */
export function purchasableQuantity(
  shop: Stocked,
  variant: ProductVariant,
): number {
  const {tracked, policy} = variant.stock;
  if (!tracked || policy === 'continue') return Infinity;
  return Math.max(0, stockOf(shop, variant));
}
