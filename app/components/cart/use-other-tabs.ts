import {useCallback, useEffect, useRef} from 'react';
import type {CartStore} from '~/lib/cart/cart-store';

const CHANNEL = 'cart';

/**
 * Keeps the tabs of one visitor at the same cart: each reads it again when
 * another one changed it, and when it comes back from the browser's page cache,
 * for instance from a checkout that emptied it.
 *
 * @returns tells the other tabs that this one changed the cart.
 */
export function useOtherTabs(store: CartStore): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const refresh = () => void store.refresh();
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    window.addEventListener('pageshow', onPageShow);
    if ('BroadcastChannel' in window) {
      channel.current = new BroadcastChannel(CHANNEL);
      channel.current.addEventListener('message', refresh);
    }
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      channel.current?.close();
      channel.current = null;
    };
  }, [store]);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
