import type {RequestContext} from '~/lib/context.server';
import {
  packWishlist,
  unpackWishlist,
  withoutProduct,
  withProduct,
  type Wishlist,
} from './wishlist';
import type {WishlistAnswer} from './wishlist-answer';

/** Session key of a visitor's list. */
const WISHLIST = 'wishlist';

/** Where a wishlist is kept: a visitor's in the session, a customer's with him. */
export interface WishlistStore {
  /** The list is kept with the customer, on all of his devices. */
  readonly isInAccount: boolean;
  /** @throws {ProviderError} when the provider cannot be asked. */
  read(): Promise<Wishlist>;
  /** @throws like `read`. */
  add(product: number): Promise<WishlistAnswer>;
  /**
   * Takes products out; those that are not on the list do not matter.
   * @throws like `read`.
   */
  remove(products: readonly number[]): Promise<WishlistAnswer>;
}

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/**
 * A visitor's list in the signed session cookie. Nothing is set where nothing
 * changes, so that a page view sends no cookie.
 */
export function visitorWishlist(session: Session): WishlistStore {
  const read = () => readVisitorWishlist(session);
  const write = (before: Wishlist, products: Wishlist) => {
    if (products.length === 0 && before.length > 0) session.unset(WISHLIST);
    else if (packWishlist(products) !== packWishlist(before)) {
      session.set(WISHLIST, packWishlist(products));
    }
    return Promise.resolve({products, status: 'saved'} as const);
  };
  return {
    isInAccount: false,
    read: () => Promise.resolve(read()),
    add: (product) => {
      const before = read();
      const products = withProduct(before, product);
      return products
        ? write(before, products)
        : Promise.resolve({products: before, status: 'full'});
    },
    remove: (products) => {
      const before = read();
      return write(before, products.reduce(withoutProduct, before));
    },
  };
}

/** What the session holds of a visitor's list. */
export function readVisitorWishlist(session: Pick<Session, 'get'>): Wishlist {
  return unpackWishlist(session.get(WISHLIST));
}
