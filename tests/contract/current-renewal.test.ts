import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {askAccountApi} from '../support/account-api-client';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor, locationOf} from '../support/current-visitor';
import {breakShop, holdNext, mendShop} from '../support/faults';
import {loggedOperations} from '../support/shop-client';
import {withoutPauses} from '../support/without-pauses';

const shop = commerceShop();

beforeEach(withoutPauses);
beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await mendShop(shop.origin);
});

let newest = 0;

/** A customer whose access token has expired. */
async function staleCustomer() {
  const visitor = currentVisitor(shop.origin);
  newest += 1;
  await visitor.signIn(`stale-${newest}@example.com`);
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  return visitor;
}

/** Requests to the token endpoint so far. */
const tokenRequests = async () =>
  (await loggedOperations(shop.origin)).filter((name) => name === 'OAuthToken')
    .length;

/** Expires tokens at Shopify. */
const expire = (...kinds: string[]) =>
  fetch(`${shop.origin}/faults/expired-tokens`, {
    method: 'POST',
    body: JSON.stringify({kinds}),
  });

const signOut = (visitor: ReturnType<typeof currentVisitor>) =>
  visitor.visit('/auth/logout', (context) => context.accounts.signOut(context));

/** Time-outs of 100 ms, for a shop that does not respond at all. */
function shortTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => timeout(100));
}

describe('renewing the tokens', () => {
  it('happens once for ten simultaneous requests and for late ones (E2.27)', async () => {
    const visitor = await staleCustomer();
    const old = visitor.jar.get('account') ?? '';
    const before = await tokenRequests();
    const results = await Promise.all(
      Array.from({length: 10}, () => visitor.customer()),
    );
    for (const result of results) expect(result).toHaveProperty('email');
    visitor.jar.set('account', old);
    expect(await visitor.customer()).toHaveProperty('email');
    expect(await tokenRequests()).toBe(before + 1);
    expect(visitor.jar.get('account')).not.toBe(old);
  });

  it.each([
    {kind: 'status', status: 503},
    {kind: 'html'},
    {kind: 'reset'},
    {kind: 'timeout'},
    {kind: 'status', status: 401},
  ])(
    'that fails by %j keeps the session and says so (E2.27)',
    async (fault) => {
      const visitor = await staleCustomer();
      const kept = visitor.jar.get('account');
      await breakShop(shop.origin, {operation: 'OAuthToken', ...fault});
      const timeout = fault.kind === 'timeout' ? shortTimeouts() : null;
      await expect(visitor.customer()).rejects.toThrow(ShopifyError);
      timeout?.mockRestore();
      expect(visitor.jar.get('account')).toBe(kept);
      await mendShop(shop.origin);
      vi.setSystemTime(Date.now() + 10_000);
      expect(await visitor.customer()).toHaveProperty('email');
    },
  );

  it('is not waited for when its request was aborted: another one renews', async () => {
    const visitor = await staleCustomer();
    // In a worker, an aborted request gets neither a response nor a timeout.
    const send = vi
      .spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(new Promise(() => undefined));
    void visitor.customer().catch(() => undefined);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), 10_000);
    const waiting = [visitor.customer(), visitor.customer()];
    const before = await tokenRequests();
    // Longer than any renewal takes.
    vi.setSystemTime(Date.now() + 6_000);
    for (const result of await Promise.all(waiting)) {
      expect(result).toHaveProperty('email');
    }
    expect(await tokenRequests()).toBe(before + 1);
  });

  it('ends the session when Shopify no longer accepts the refresh token (E2.27)', async () => {
    const visitor = await staleCustomer();
    await expire('access', 'refresh');
    expect(locationOf(await visitor.customer())).toMatch(/^\/auth\/login/);
    expect(visitor.jar.has('account')).toBe(false);
    expect(await visitor.notice()).toBe('expired');
  });

  it('ends the session when Shopify refuses even the new token, as of a deleted account (E2.27)', async () => {
    const visitor = currentVisitor(shop.origin);
    await visitor.signIn('deleted@example.com');
    await breakShop(shop.origin, {
      operation: 'AccountProfile',
      kind: 'status',
      status: 401,
    });
    expect(locationOf(await visitor.customer())).toMatch(/^\/auth\/login/);
    expect(visitor.jar.has('account')).toBe(false);
    expect(await visitor.notice()).toBe('expired');
  });

  it('follows a refused access token at once, and once for all loaders of a page', async () => {
    const visitor = currentVisitor(shop.origin);
    await visitor.signIn('revoked@example.com');
    await expire('access');
    const before = await tokenRequests();
    const {result} = await visitor.visit('/account', (context) => {
      const profile = context.accounts.loadCustomer(context);
      const send = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation(
        async (...parameters) => {
          const response = await send(...parameters);
          const body = parameters[1]?.body;
          const isOrders =
            typeof body === 'string' && body.includes('AccountOrders');
          // Refused long after the other loader has renewed the token.
          if (isOrders) await profile;
          return response;
        },
      );
      return Promise.all([profile, context.accounts.loadOrders(context)]);
    });
    expect(result).toHaveLength(2);
    expect(await tokenRequests()).toBe(before + 1);
  });

  it('does not sign a customer in again who signs out meanwhile (E2.27)', async () => {
    const visitor = await staleCustomer();
    const {arrived} = await holdNext(shop.origin, 'OAuthToken');
    const slow = visitor.customer().catch((error: unknown) => error);
    await arrived();
    // Waits for the same renewal, and ends before the page.
    const out = signOut(visitor);
    await Promise.all([slow, out]);
    // Whichever response came last: its cookie gives no access.
    expect(locationOf(await visitor.customer())).toMatch(/^\/auth\/login/);
    expect(visitor.jar.has('account')).toBe(false);
  });

  it('does not sign a customer in again who signs out before its response arrives, even during an outage (E2.27)', async () => {
    const visitor = currentVisitor(shop.origin);
    await visitor.signIn('on-the-way@example.com');
    await expire('access');
    const send = globalThis.fetch;
    const renewed = vi.fn();
    let deliver = () => undefined as void;
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const {pathname} = new URL(url as string);
      if (pathname.endsWith('/logout')) throw new TypeError('fetch failed');
      const response = await send(url, init);
      if (pathname.endsWith('/token')) {
        renewed();
        await delivered;
      }
      return response;
    });
    const slow = visitor.customer();
    await vi.waitFor(() => expect(renewed).toHaveBeenCalledOnce(), 10_000);
    await signOut(visitor);
    deliver();
    expect(locationOf(await slow)).toMatch(/^\/auth\/login/);
    expect(visitor.jar.has('account')).toBe(false);
  });
});

it('signing out leads through Shopify’s own page, but ends the session even without visiting it, and for a copy of the cookie', async () => {
  const visitor = currentVisitor(shop.origin);
  await visitor.signIn('out@example.com');
  const copy = visitor.jar.get('account') ?? '';
  let token = '';
  await visitor.visit('/account', async (context) => {
    token = await Promise.resolve(context.token.value ?? '');
  });
  const {result} = await signOut(visitor);
  const {errors} = await askAccountApi(
    shop.origin,
    token,
    gql`
      {
        customer {
          id
        }
      }
    `,
  );
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
  const url = result as unknown as URL;
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(
    'http://localhost:3000/',
  );
  const {location} = await visitor.provider.visit(url.href);
  expect(location).toBe('http://localhost:3000/');
  visitor.jar.set('account', copy);
  expect(locationOf(await visitor.customer())).toMatch(/^\/auth\/login/);
});
