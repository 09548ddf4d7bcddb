import type {cartView} from './cart-view.server';

/** The cart as the browser gets it. */
export type CartView = ReturnType<typeof cartView>;

export type CartLineView = CartView['lines'][number];

/**
 * What is known of the visitor's cart: `cart` is `null` when there is none.
 * `unavailable`: there is one, but the provider could not be asked.
 */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};
