import {createContext, useContext, useSyncExternalStore} from 'react';
import {type CartStore, applyChanges} from '~/lib/cart/cart-store';

export const CartContext = createContext<CartStore | null>(null);

/** The store of the page's cart. @throws outside `CartProvider`. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('The cart needs a CartProvider above it.');
  return store;
}

/** The cart with its pending changes applied. */
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
    /** The confirmed cart: totals, codes, note, checkout. */
    cart,
    ...applyChanges(cart, pending),
    isUpdating: pending.length > 0,
    problems,
  };
}
