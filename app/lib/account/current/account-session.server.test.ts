import {afterEach, expect, it, vi} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {AccountCookie} from '~/lib/session/account-cookie.server';
import {renewIfDue, type AccountContext} from './account-session.server';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fresh = {access_token: 'a', refresh_token: 'r', expires_in: 3600};

const scope = cookieScope({
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_ENVIRONMENT: 'production',
});

async function contextOf(refreshToken: string) {
  const token = new AccountCookie({secrets: ['s'.repeat(32)], scope});
  await token.store({
    accessToken: 'old',
    refreshToken,
    idToken: null,
    expiresAt: 0,
  });
  const waitUntil = vi.fn<(renewing: Promise<unknown>) => void>();
  const context = {
    env: {
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      PUBLIC_SITE_URL: 'https://example.com',
      SHOP_ID: '1',
    },
    requestLog: new RequestLog(new Headers()),
    token,
    waitUntil,
  } as unknown as AccountContext;
  return {context, token, waitUntil};
}

it('renews under waitUntil, so that it continues after the visitor has left', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(fresh));
  const {context, token, waitUntil} = await contextOf(
    'of a visitor who leaves',
  );
  expect(token.value).toBeNull();
  await renewIfDue(context);
  expect(await waitUntil.mock.calls[0]?.[0]).toMatchObject({accessToken: 'a'});
  expect(token.value).toBe('a');
});

it('asks Shopify again 5 s after a failure, and a minute after a renewal (E2.27)', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const begin = Date.now();
  vi.spyOn(console, 'error');
  const shopify = vi.spyOn(globalThis, 'fetch');
  shopify.mockImplementation(() =>
    Promise.resolve(new Response(null, {status: 500})),
  );
  const callsAfter = async (milliseconds: number) => {
    vi.setSystemTime(begin + milliseconds);
    await renewIfDue((await contextOf('of an outage')).context);
    return shopify.mock.calls.length;
  };
  expect(await callsAfter(0)).toBe(1);
  expect(await callsAfter(4_999)).toBe(1);
  shopify.mockImplementation(() => Promise.resolve(Response.json(fresh)));
  expect(await callsAfter(5_000)).toBe(2);
  expect(await callsAfter(64_999)).toBe(2);
  expect(await callsAfter(65_000)).toBe(3);
});
