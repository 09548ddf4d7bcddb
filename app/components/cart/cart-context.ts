import {createContext, useContext, useSyncExternalStore} from 'react';
import type {CartStore} from '~/lib/cart/cart-store';
import {applyChanges} from '~/lib/cart/optimistic-cart';

/** The page's cart; `CartProvider` gives it. */
export const CartContext = createContext<CartStore | null>(null);

/**
 * What can be done with the cart.
 * @throws outside `CartProvider`.
 */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('The cart needs a CartProvider above it.');
  return store;
}

/** The cart as it is shown now, with what is not confirmed yet already in it. */
export function useCart() {
  const store = useCartStore();
  const {snapshot, pending, problems} = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getState,
  );
  const cart = snapshot.status === 'ready' ? snapshot.cart : null;
  return {
    isUnavailable: snapshot.status === 'unavailable',
    /** The confirmed cart: sums, codes, note, checkout. */
    cart,
    ...applyChanges(cart, pending),
    /** The sums are about to change. */
    isUpdating: pending.length > 0,
    problems,
  };
}
