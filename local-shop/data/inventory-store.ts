import type {ProductVariant} from '../domain/catalogue';
import type {Database} from './database';

/**
 * Stock that differs from the catalogue's. Kept in memory as well, because one
 * product query asks for the stock of every variant; only this process writes.
 */
export interface InventoryStore {
  /** Grows with every change, so that what was derived from stock can be remembered. */
  readonly revision: number;
  /** Units in stock; may be below zero where back-orders are allowed. */
  quantityOf(variant: ProductVariant): number;
  /** Takes `quantity` units off a tracked variant's stock. Unchecked: see `isAvailable`. */
  take(variant: ProductVariant, quantity: number): void;
}

/** Reads the stored quantities once, then writes through. */
export function createInventoryStore(database: Database): InventoryStore {
  const quantities = new Map<string, number>();
  let revision = 0;
  const load = () => {
    revision++;
    quantities.clear();
    for (const row of database.all<{variant_id: string; quantity: number}>(
      'select variant_id, quantity from inventory',
    )) {
      quantities.set(row.variant_id, row.quantity);
    }
  };
  load();
  database.onRollback(load);
  const quantityOf = (variant: ProductVariant) =>
    quantities.get(variant.id) ?? variant.stock.initial;

  return {
    get revision() {
      return revision;
    },
    quantityOf,
    take: (variant, quantity) => {
      if (!variant.stock.tracked) return;
      const left = quantityOf(variant) - quantity;
      database.run(
        `insert into inventory (variant_id, quantity) values (?, ?)
         on conflict (variant_id) do update set quantity = excluded.quantity`,
        [variant.id, left],
      );
      quantities.set(variant.id, left);
      revision++;
    },
  };
}
