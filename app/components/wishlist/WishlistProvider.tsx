import {useEffect, useState, type ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {wishlistSender} from '~/lib/customer-lists/send-wishlist-change';
import {WishlistClient} from '~/lib/customer-lists/wishlist-client';
import {WishlistContext} from './wishlist-context';

interface Props {
  /** What the root loader read. */
  products: readonly string[];
  children: ReactNode;
}

/** Keeps the tab's wishlist for hearts and the header's count. */
export function WishlistProvider({products, children}: Props) {
  const locale = useLocale();
  const [client] = useState(
    () =>
      new WishlistClient(
        products,
        wishlistSender(localizedPath('/wishlist/products', locale)),
      ),
  );
  useEffect(() => client.offer(products), [client, products]);
  return (
    <WishlistContext.Provider value={client}>
      {children}
    </WishlistContext.Provider>
  );
}
