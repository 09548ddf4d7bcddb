import type {CartResponse, CartTransport} from './cart-store';
import {inTurn} from '~/lib/http/in-turn';

/** Milliseconds; the server itself gives up on the provider after about 17 s. */
const TIMEOUT = 20_000;

/** Name of the lock that all tabs of the storefront share. */
const LOCK = 'cart';

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
      inTurn(LOCK, () =>
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
  const reply: unknown = await response.json();
  if (!isReply(reply)) throw new Error('The answer is no cart.');
  return reply;
}

function isReply(reply: unknown): reply is CartResponse {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'snapshot' in reply &&
    'problems' in reply
  );
}
