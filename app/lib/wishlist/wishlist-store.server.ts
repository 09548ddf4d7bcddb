import type {RequestContext} from '../context.server';
import {
  packWishlist,
  unpackWishlist,
  withoutProduct,
  withProduct,
  type Wishlist,
} from './wishlist';

/** Session key of a visitor's list. */
const WISHLIST = 'wishlist';

/** The list after a change; `full` says that the product was not put on it. */
interface WishlistChange {
  readonly products: Wishlist;
  readonly status: 'saved' | 'full';
}

/**
 * Where a wishlist is kept. A visitor's is in the session; a customer's metafield
 * is another implementation, which `wishlistStore` chooses.
 */
export interface WishlistStore {
  read(): Promise<Wishlist>;
  add(product: number): Promise<WishlistChange>;
  /** Takes products out; those that are not on the list do not matter. */
  remove(products: readonly number[]): Promise<WishlistChange>;
}

/** The wishlist of whoever sent the request. */
export function wishlistStore({
  session,
}: Pick<RequestContext, 'session'>): WishlistStore {
  return visitorWishlist(session);
}

/**
 * A visitor's list in the signed session cookie. Nothing is set where nothing
 * changes, so that a page view sends no cookie (trap C2).
 */
export function visitorWishlist(
  session: Pick<RequestContext['session'], 'get' | 'set' | 'unset'>,
): WishlistStore {
  const read = () => unpackWishlist(session.get(WISHLIST));
  const write = (before: Wishlist, products: Wishlist) => {
    if (products.length === 0 && before.length > 0) session.unset(WISHLIST);
    else if (packWishlist(products) !== packWishlist(before)) {
      session.set(WISHLIST, packWishlist(products));
    }
    return Promise.resolve({products, status: 'saved'} as const);
  };
  return {
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
