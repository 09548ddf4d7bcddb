import type {Stock} from '../data/inventory-store';
import type {ProductVariant} from './catalogue';
import type {CatalogueIndex} from './catalogue-index';

/**
 * The shop, or its stock as searches see it; without a catalogue for variants that are no
 * bundles.
 */
type Stocked = {
  readonly inventory: Stock;
  readonly catalogue?: Pick<CatalogueIndex, 'variantById'>;
};

/** The stocked units that `quantity` units consist of: the units of a bundle are its components. */
export function stockedUnits(
  {catalogue}: Pick<Stocked, 'catalogue'>,
  variant: ProductVariant,
  quantity: number,
): {readonly variant: ProductVariant; readonly quantity: number}[] {
  return variant.components
    ? variant.components.flatMap((component) => {
        const entry = catalogue?.variantById.get(component.variantId);
        const units = quantity * component.quantity;
        return entry ? [{variant: entry.variant, quantity: units}] : [];
      })
    : [{variant, quantity}];
}

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
  if (variant.components) {
    const parts = stockedUnits(shop, variant, 1).map((part) =>
      Math.floor(purchasableQuantity(shop, part.variant) / part.quantity),
    );
    return Math.min(Infinity, ...parts);
  }
  const {tracked, policy} = variant.stock;
  if (!tracked || policy === 'continue') return Infinity;
  return Math.max(0, stockOf(shop, variant));
}
