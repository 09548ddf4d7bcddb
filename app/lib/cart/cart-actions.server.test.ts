import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {envWith} from '../../../tests/support/env';
import {visitorCart} from './cart-actions.server';
import type {CartContext} from './shopify-cart.server';

const CART_ID = 'gid://shopify/Cart/token?key=secret';

function contextWith(
  id: string | undefined,
  get: () => Promise<unknown>,
): CartContext {
  const cart = {getCartId: () => id, get};
  return {env: envWith(), cart, requestLog: {log}} as unknown as CartContext;
}

const log = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  log.mockClear();
});
afterEach(() => vi.useRealTimers());

it('sends no request without a cart cookie', async () => {
  const get = vi.fn();
  const {snapshot, cookies} = await visitorCart(contextWith(undefined, get));
  expect(snapshot).toEqual({status: 'ready', cart: null});
  expect(cookies).toEqual([]);
  expect(get).not.toHaveBeenCalled();
});

it('gives up on a slow Shopify after 1.5 s', async () => {
  const never = () => new Promise(() => undefined);
  const pending = visitorCart(contextWith(CART_ID, never));
  await vi.advanceTimersByTimeAsync(1499);
  const early = await Promise.race([pending, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect((await pending).snapshot).toEqual({status: 'unavailable'});
});

it('says that the cart is unavailable, and logs it without the id', async () => {
  const fail = () => Promise.reject(new Error('down'));
  const {snapshot, cookies} = await visitorCart(contextWith(CART_ID, fail));
  expect(snapshot).toEqual({status: 'unavailable'});
  expect(cookies).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith('error', {
    event: 'cannot get cart data',
    reason: 'Error: down',
  });
});
