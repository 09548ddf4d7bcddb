import {withLock} from '~/lib/http/with-lock';
import {BROWSER_TIMEOUT_MS} from '~/lib/http/time-limits';
import type {CartResponse, CartTransport} from './cart-store';

/** Sends cart requests to `path`; tabs take turns, so that two of them do not both create a cart. */
export function fetchTransport(path: string): CartTransport {
  return {
    send: (form) =>
      // `keepalive`: the visitor may leave the page at once.
      withLock('cart', () =>
        request(path, {method: 'POST', body: form, keepalive: true}),
      ),
    read: () => request(path, {}),
  };
}

async function request(path: string, init: RequestInit): Promise<CartResponse> {
  const response = await fetch(path, {
    ...init,
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS),
  });
  const json = (await response.json()) as Partial<CartResponse> | null;
  const {snapshot, problems} = json ?? {};
  if (!snapshot || !problems) throw new Error('The response is no cart.');
  return {snapshot, problems};
}
