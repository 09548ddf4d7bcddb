import type {RequestContext} from '~/lib/context.server';
import type {BackInStockStatus} from './back-in-stock-status';
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
 * Stores which variants somebody waits for: a visitor's in the session, a customer's
 * in his account.
 */
export interface BackInStockStore {
  /** @throws {ProviderError} when the provider cannot be asked. */
  read(): Promise<WantedVariants>;
  /** @throws like `read`. */
  add(variant: string): Promise<BackInStockStatus>;
  /**
   * Takes variants out; those that are not on the list do not matter.
   * @throws like `read`.
   */
  remove(variants: readonly string[]): Promise<BackInStockStatus>;
}

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/**
 * A visitor's list in the signed session cookie. Nothing is set where nothing
 * changes, so that no needless cookie is sent.
 */
export function visitorBackInStock(session: Session): BackInStockStore {
  const read = () => readVisitorBackInStock(session);
  const write = (before: WantedVariants, after: WantedVariants) => {
    if (packVariants(after) !== packVariants(before)) {
      if (after.length === 0) session.unset(WANTED);
      else session.set(WANTED, packVariants(after));
    }
    return Promise.resolve('saved' as const);
  };
  return {
    read: () => Promise.resolve(read()),
    add: (variant) => {
      const before = read();
      return write(before, withVariant(before, variant));
    },
    remove: (variants) => {
      const before = read();
      return write(before, variants.reduce(withoutVariant, before));
    },
  };
}

/** What the session holds of a visitor's list. */
export function readVisitorBackInStock(
  session: Pick<Session, 'get'>,
): WantedVariants {
  return unpackVariants(session.get(WANTED));
}
