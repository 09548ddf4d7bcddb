import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {WishlistClient} from '~/lib/customer-lists/wishlist-client';

const WishlistContext = createContext(new WishlistClient([]));

interface Props {
  /** What the root loader read. */
  products: readonly string[];
  children: ReactNode;
}

/** Holds the tab's wishlist for hearts and the header's count. */
export function WishlistProvider({products, children}: Props) {
  const [client] = useState(() => new WishlistClient(products));
  useEffect(() => client.offer(products), [client, products]);
  return (
    <WishlistContext.Provider value={client}>
      {children}
    </WishlistContext.Provider>
  );
}

/** The products of the list as they are shown now, and how to change them. */
export function useWishlist() {
  const client = useContext(WishlistContext);
  const {getProducts, subscribe} = client;
  const products = useSyncExternalStore(subscribe, getProducts, getProducts);
  return {products, client};
}

/** Tells the tab's list what a page's loader has just read. */
export function useWishlistReading(products: readonly string[]): void {
  const client = useContext(WishlistContext);
  useEffect(() => client.offer(products), [client, products]);
}
