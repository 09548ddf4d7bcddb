import type {Wishlist} from './wishlist';

/** What could not be done, as message keys under `wishlist.problems`. */
export type WishlistProblem = 'full' | 'badInput' | 'unavailable';

/** What the server says to a change: the list as it is now, and how it went. */
export interface WishlistAnswer {
  readonly products: Wishlist;
  readonly status: 'saved' | WishlistProblem;
}
