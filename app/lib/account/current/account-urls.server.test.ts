import {afterEach, expect, it, vi} from 'vitest';
import {
  customerAccountUrls,
  discoverCustomerAccounts,
} from './account-urls.server';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const documentsOf = (domain: string) => () =>
  Promise.resolve(
    Response.json({
      issuer: domain,
      authorization_endpoint: `${domain}/authorize`,
      token_endpoint: `${domain}/token`,
      end_session_endpoint: `${domain}/logout`,
      graphql_api: `${domain}/customer/api/2026-07/graphql`,
    }),
  );

it('reads them once for concurrent requests, and later again in the background (E4.1)', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  vi.spyOn(console, 'warn');
  const begin = Date.now();
  const env = {
    PUBLIC_CUSTOMER_ACCOUNTS: 'current',
    PUBLIC_CUSTOMER_ACCOUNT_API_VERSION: '2026-07',
    PUBLIC_STORE_DOMAIN: 'discovery.example',
    SHOP_ID: '1',
  } as const;
  const later: Promise<unknown>[] = [];
  const discover = (milliseconds: number) => {
    vi.setSystemTime(begin + milliseconds);
    return discoverCustomerAccounts(env, (work) => void later.push(work));
  };
  const token = () => customerAccountUrls(env)?.token;
  const shop = vi.spyOn(globalThis, 'fetch');

  shop.mockImplementation(documentsOf('https://old.example'));
  await Promise.all([discover(0), discover(0)]);
  expect(shop).toHaveBeenCalledTimes(2);
  expect(token()).toBe('https://old.example/token');

  shop.mockRejectedValue(new TypeError('no response'));
  await discover(HOUR_MS - 1);
  expect(shop).toHaveBeenCalledTimes(2);
  await discover(HOUR_MS);
  await Promise.all(later);
  expect(shop).toHaveBeenCalledTimes(4);
  expect(token()).toBe('https://old.example/token');

  await discover(HOUR_MS + 59_999);
  expect(shop).toHaveBeenCalledTimes(4);
  let respond = () => {};
  const responds = new Promise<void>((resolve) => (respond = resolve));
  shop.mockImplementation(() =>
    responds.then(documentsOf('https://new.example')),
  );
  await Promise.all([discover(HOUR_MS + 60_000), discover(HOUR_MS + 60_000)]);
  expect(shop).toHaveBeenCalledTimes(6);
  expect(token()).toBe('https://old.example/token');
  respond();
  await Promise.all(later);
  expect(token()).toBe('https://new.example/token');
});
