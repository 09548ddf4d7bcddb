import {afterEach, expect, it, vi} from 'vitest';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {restoreSession, type AccountContext} from './account-session.server';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fresh = {access_token: 'a', refresh_token: 'r', expires_in: 3600};

function contextOf(refreshToken: string) {
  const store = vi.fn();
  const waitUntil = vi.fn<(renewing: Promise<unknown>) => void>();
  const context = {
    env: {
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      PUBLIC_SITE_URL: 'https://example.com',
      SHOP_ID: '1',
    },
    report: new ProviderReport(new Headers()),
    session: {lend: () => undefined},
    account: {
      tokens: {accessToken: 'old', refreshToken, idToken: null, expiresAt: 0},
      store,
      waitUntil,
    },
  } as unknown as AccountContext;
  return {context, store, waitUntil};
}

it('renews under waitUntil, so that it goes on when the visitor has left', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(fresh));
  const {context, store, waitUntil} = contextOf('of a visitor who leaves');
  await restoreSession(context);
  expect(await waitUntil.mock.calls[0]?.[0]).toMatchObject({accessToken: 'a'});
  expect(store).toHaveBeenCalledOnce();
});

it('asks a provider that failed again after 5 s, one that renewed after a minute', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const begin = Date.now();
  vi.spyOn(console, 'error').mockReturnValue();
  const provider = vi.spyOn(globalThis, 'fetch');
  provider.mockImplementation(() =>
    Promise.resolve(new Response(null, {status: 500})),
  );
  const callsAfter = async (milliseconds: number) => {
    vi.setSystemTime(begin + milliseconds);
    await restoreSession(contextOf('of an outage').context);
    return provider.mock.calls.length;
  };
  expect(await callsAfter(0)).toBe(1);
  expect(await callsAfter(4_999)).toBe(1);
  provider.mockImplementation(() => Promise.resolve(Response.json(fresh)));
  expect(await callsAfter(5_000)).toBe(2);
  expect(await callsAfter(64_999)).toBe(2);
  expect(await callsAfter(65_000)).toBe(3);
});
