import {useLocation, useMatches} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {
  addedToCart,
  measuredView,
  type AnalyticsEvent,
} from '~/lib/analytics/analytics-event';
import type {CartStore} from '~/lib/cart/cart-store';

/**
 * Calls `receive` with what happens on the page, the view of the present page first. Only for
 * destinations of `ConsentControl`: these are rendered after consent and never at a secret URL.
 * @example
 * function Pixel({cart}: {cart: CartStore}) {
 *   useAnalyticsEvents(cart, sendToPixel);
 *   return null;
 * }
 */
export function useAnalyticsEvents(
  cart: CartStore,
  receive: (event: AnalyticsEvent) => void,
): void {
  const {pathname, search} = useLocation();
  const path = pathname + search;
  const view = measuredView(useMatches());
  const received = useRef<string>();
  useEffect(() => {
    // Reloaded data is not a new view.
    if (received.current === path) return;
    received.current = path;
    receive({type: 'page', path});
    if (view) receive(view);
  }, [path, receive, view]);
  useEffect(
    () => cart.onSettled((burst) => addedToCart(burst).forEach(receive)),
    [cart, receive],
  );
}
