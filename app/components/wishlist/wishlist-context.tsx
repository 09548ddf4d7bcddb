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
  products: readonly string[];
  children: ReactNode;
}

export function WishlistProvider({products, children}: Props) {
  const [client] = useState(() => new WishlistClient(products));
  useEffect(() => client.reconcile(products), [client, products]);
  return (
    <WishlistContext.Provider value={client}>
      {children}
    </WishlistContext.Provider>
  );
}

/** The products on the wishlist, and how to change them. */
export function useWishlist() {
  const client = useContext(WishlistContext);
  const {getProducts, subscribe} = client;
  const products = useSyncExternalStore(subscribe, getProducts, getProducts);
  return {products, client};
}

/** Updates the tab's wishlist from loader data. */
export function useWishlistSync(products: readonly string[]): void {
  const client = useContext(WishlistContext);
  useEffect(() => client.reconcile(products), [client, products]);
}
