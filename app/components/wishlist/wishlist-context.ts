import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type {WishlistClient} from '~/lib/customer-lists/wishlist-client';

/** The tab's wishlist; `WishlistProvider` gives it. */
export const WishlistContext = createContext<WishlistClient | null>(null);

const EMPTY: readonly string[] = [];
const getNothing = () => EMPTY;
const subscribeToNothing = () => () => undefined;

/**
 * The products of the list as they are shown now, and how to change them.
 * Outside a provider (the error page) the list is empty and `client` is `null`:
 * forms then go to the server by themselves.
 */
export function useWishlist(): {
  products: readonly string[];
  client: WishlistClient | null;
} {
  const client = useContext(WishlistContext);
  const getProducts = client?.getProducts ?? getNothing;
  const products = useSyncExternalStore(
    client?.subscribe ?? subscribeToNothing,
    getProducts,
    getProducts,
  );
  return {products, client};
}

/** Tells the tab's list what a page's loader has just read. */
export function useWishlistReading(products: readonly string[]): void {
  const client = useContext(WishlistContext);
  useEffect(() => client?.offer(products), [client, products]);
}
