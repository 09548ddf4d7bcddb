import type {ProductVariant} from '../domain/catalogue';
import type {Database} from './database';

/** The quantities of one moment. */
export interface Stock {
  /** Increases with every change: results that depend on stock are cached by it. */
  readonly revision: number;
  /** Units in stock; may be below zero where back-orders are allowed. */
  quantityOf(variant: ProductVariant): number;
}

/**
 * Stock that differs from the catalogue's. Kept in memory as well, because one
 * product query asks for the stock of every variant; only this process writes.
 */
export interface InventoryStore extends Stock {
  /** Stock as searches and filters see it: without the newest changes. */
  readonly indexed: Stock;
  /** Takes `quantity` units off a tracked variant's stock. Unchecked: see `isAvailable`. */
  take(variant: ProductVariant, quantity: number): void;
  /** Sets a tracked variant's stock, as the merchant counted it. */
  set(variant: ProductVariant, quantity: number): void;
}

/**
 * Reads the stored quantities once, then writes through.
 *
 * @param searchLag milliseconds until searches know of a change.
 */
export function createInventoryStore(
  database: Database,
  {searchLag, now}: {readonly searchLag: number; readonly now: () => Date},
): InventoryStore {
  /** Changes that searches do not see yet, oldest first. */
  let pending: {id: string; before: number; since: number}[] = [];
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

  const stillPending = () => {
    const indexedUntil = now().getTime() - searchLag;
    return (pending = pending.filter(({since}) => since > indexedUntil));
  };

  const set = (variant: ProductVariant, quantity: number) => {
    if (!variant.stock.tracked) return;
    const before = quantityOf(variant);
    database.run(
      `insert into inventory (variant_id, quantity) values (?, ?)
       on conflict (variant_id) do update set quantity = excluded.quantity`,
      [variant.id, quantity],
    );
    quantities.set(variant.id, quantity);
    pending.push({id: variant.id, before, since: now().getTime()});
    revision++;
  };

  return {
    get revision() {
      return revision;
    },
    quantityOf,
    indexed: {
      get revision() {
        return revision - stillPending().length;
      },
      quantityOf: (variant) =>
        stillPending().find(({id}) => id === variant.id)?.before ??
        quantityOf(variant),
    },
    take: (variant, quantity) => set(variant, quantityOf(variant) - quantity),
    set,
  };
}
