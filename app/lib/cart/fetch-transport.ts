import {inTurn} from '~/lib/http/in-turn';
import type {CartResponse, CartTransport} from './cart-store';

/** Milliseconds; the server itself gives up on the provider after about 17 s. */
const TIMEOUT = 20_000;

/**
 * The way to the server for `CartStore`. Tabs take turns where the browser knows
 * locks, so that two of them do not both make a cart.
 *
 * @param path the cart's JSON endpoint in the page's language.
 */
export function fetchTransport(path: string): CartTransport {
  return {
    send: (form) =>
      // A change that was made outlives the page: its visitor may leave at once.
      inTurn('cart', () =>
        ask(path, {method: 'POST', body: form, keepalive: true}),
      ),
    read: () => ask(path, {}),
  };
}

async function ask(path: string, init: RequestInit): Promise<CartResponse> {
  const response = await fetch(path, {
    ...init,
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const reply = (await response.json()) as Partial<CartResponse> | null;
  const {snapshot, problems} = reply ?? {};
  if (!snapshot || !problems) throw new Error('The response is no cart.');
  return {snapshot, problems};
}
