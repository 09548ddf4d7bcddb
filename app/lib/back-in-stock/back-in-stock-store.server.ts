import type {RequestContext} from '../context.server';
import {
  packVariants,
  unpackVariants,
  withoutVariant,
  withVariant,
  type WantedVariants,
} from './wanted-variants';

/** Session key of what a visitor waits for. */
const WANTED = 'wantedVariants';

/**
 * Where it is kept which variants somebody waits for. A visitor's list is in the
 * session until login; a customer's metafield is another implementation, which
 * `backInStockStore` chooses.
 */
export interface BackInStockStore {
  read(): Promise<WantedVariants>;
  add(variant: string): Promise<void>;
  /** Takes variants out; those that are not on the list do not matter. */
  remove(variants: readonly string[]): Promise<void>;
}

/** The list of whoever sent the request. */
export function backInStockStore({
  session,
}: Pick<RequestContext, 'session'>): BackInStockStore {
  return visitorBackInStock(session);
}

/**
 * A visitor's list in the signed session cookie. Nothing is set where nothing
 * changes, so that no needless cookie is sent (trap C2).
 */
export function visitorBackInStock(
  session: Pick<RequestContext['session'], 'get' | 'set' | 'unset'>,
): BackInStockStore {
  const read = () => unpackVariants(session.get(WANTED));
  const write = (before: WantedVariants, after: WantedVariants) => {
    if (packVariants(after) === packVariants(before)) return;
    if (after.length === 0) session.unset(WANTED);
    else session.set(WANTED, packVariants(after));
  };
  return {
    read: () => Promise.resolve(read()),
    add: (variant) => {
      const before = read();
      write(before, withVariant(before, variant));
      return Promise.resolve();
    },
    remove: (variants) => {
      const before = read();
      write(before, variants.reduce(withoutVariant, before));
      return Promise.resolve();
    },
  };
}
