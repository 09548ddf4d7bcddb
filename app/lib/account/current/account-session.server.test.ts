import {afterEach, expect, it, vi} from 'vitest';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {restoreSession, type AccountContext} from './account-session.server';

afterEach(() => void vi.restoreAllMocks());

it('renews under waitUntil, so that it goes on when the visitor has left', async () => {
  const fresh = {access_token: 'a', refresh_token: 'r', expires_in: 3600};
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(fresh));
  const waitUntil = vi.fn<(renewing: Promise<unknown>) => void>();
  const store = vi.fn();
  await restoreSession({
    env: {
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      PUBLIC_SITE_URL: 'https://example.com',
      SHOP_ID: '1',
    },
    report: new ProviderReport(new Headers()),
    session: {lend: () => undefined},
    account: {
      tokens: {
        accessToken: 'old',
        refreshToken: 'of a visitor who leaves',
        idToken: null,
        expiresAt: 0,
      },
      store,
      waitUntil,
    },
  } as unknown as AccountContext);
  expect(await waitUntil.mock.calls[0]?.[0]).toMatchObject({accessToken: 'a'});
  expect(store).toHaveBeenCalledOnce();
});
