import {describe, expect, it, afterEach, beforeEach, vi} from 'vitest';
import {
  localeFromAcceptLanguage,
  localeFromCookie,
  localeOfRequest,
  rootRedirect,
  firstCountry,
} from './request-market.server';
import type {Storefront} from '@shopify/hydrogen';

describe('localeFromAcceptLanguage', () => {
  it.each([
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['xx-XX,xx;q=0.9', undefined],
    ['en;q=0,de;q=0.1', 'de'],
    ['de;q=0.5,en;q=0.5', 'de'],
    ['*', undefined],
    [null, undefined],
    [';;;,q=1,,en;q=abc', 'en'],
  ])('reads %s as %s', (header, code) => {
    expect(localeFromAcceptLanguage(header)?.code).toBe(code);
  });

  it('reads no more than the first 1,000 characters of a header', () => {
    const header = (start: number) => `${'x'.repeat(start - 1)},en`;
    expect(localeFromAcceptLanguage(header(998))?.code).toBe('en');
    expect(localeFromAcceptLanguage(header(1000))).toBeNull();
  });
});

describe('localeFromCookie', () => {
  it.each([
    ['a=b; i18n_redirected=de; c=d', 'de'],
    ['i18n_redirected=toString', undefined],
    ['i18n_redirected=en-US', undefined],
    [null, undefined],
  ])('reads %s as %s', (header, code) => {
    expect(localeFromCookie(header)?.code).toBe(code);
  });
});

describe('rootRedirect', () => {
  const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  const visit = (
    path: string,
    headers: Record<string, string>,
    method = 'GET',
  ) =>
    rootRedirect(
      new Request(`https://example.com${path}`, {
        method,
        headers: {'User-Agent': PERSON, ...headers},
      }),
      {
        url: new URL(`https://example.com${path}`),
        env: {
          PUBLIC_SITE_URL: 'https://example.com',
          PUBLIC_ENVIRONMENT: 'production',
        },
      },
    );

  it.each([
    ['prefers English', {'Accept-Language': 'en'}],
    ['chose it', {'Accept-Language': 'de', Cookie: 'i18n_redirected=en'}],
  ] as const)('sends a person who %s to /en, with the query', (_, headers) => {
    const response = visit('/?utm_source=a', headers);
    expect(response?.status).toBe(302);
    expect(response?.headers.get('Location')).toBe('/en?utm_source=a');
    expect(response?.headers.get('Set-Cookie')).toMatch(
      /^i18n_redirected=en; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(response?.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('redirects HEAD as GET, and no form', () => {
    const languages = {'Accept-Language': 'en'};
    expect(visit('/', languages, 'HEAD')?.status).toBe(302);
    expect(visit('/', languages, 'POST')).toBeNull();
  });

  it.each([
    ['a deeper path', '/cart', {}],
    ['a chosen German', '/', {Cookie: 'i18n_redirected=de'}],
    ['a bot', '/', {'User-Agent': 'Googlebot/2.1'}],
    ['a browser that says nothing', '/', {'Accept-Language': ''}],
  ] as const)('does not redirect %s', (_, path, headers) => {
    expect(visit(path, {'Accept-Language': 'en', ...headers})).toBeNull();
  });
});

describe('localeOfRequest', () => {
  const ORIGIN = 'https://metarmap.example';
  const languageOf = (path: string, headers: Record<string, string>) =>
    localeOfRequest({url: ORIGIN + path, headers: new Headers(headers)}).code;

  it('a page is in the language of its path, wherever it was requested from', () => {
    const Referer = `${ORIGIN}/en`;
    const Cookie = 'i18n_redirected=en';
    expect(languageOf('/cart', {Referer, Cookie})).toBe('de');
    expect(languageOf('/en/cart.data', {Referer: ORIGIN})).toBe('en');
  });

  it.each<[string, Record<string, string>, string]>([
    ['that of our page', {Referer: `${ORIGIN}/en/products/metarmap`}, 'en'],
    [
      'of our page first',
      {Referer: `${ORIGIN}/faq`, Cookie: 'i18n_redirected=en'},
      'de',
    ],
    ['what was chosen', {Cookie: 'a=b; i18n_redirected=en'}, 'en'],
    ['German on another site', {Referer: 'https://other.example/en'}, 'de'],
    ['German with a referrer that is none', {Referer: 'en'}, 'de'],
    ['German for a browser in English', {'Accept-Language': 'en-US'}, 'de'],
  ])('the language of an endpoint is %s', (_, headers, code) => {
    expect(languageOf('/api/shopify-storefront', headers)).toBe(code);
  });
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Answer = () => Promise<object>;

/** The `localization` of a shop that sells to Germany and Austria, and is at home in Germany. */
const sells = (country: string) => () =>
  Promise.resolve({
    localization: {
      country: {isoCode: country},
      availableCountries: [{isoCode: 'DE'}, {isoCode: 'AT'}],
    },
  });

const fails: Answer = () => Promise.reject(new Error('Shopify is down.'));

/** A store of its own, because results are cached by the store's domain. */
function store(answer: Answer) {
  const query = vi.fn(answer);
  const storefront = {
    i18n: {country: 'DE', language: 'DE'},
    CacheLong: () => ({}),
    query,
  } as unknown as Storefront;
  const domain = crypto.randomUUID();
  const waitUntil = () => undefined;
  return {
    query,
    ask: async (country: 'AT' | 'DE' | 'US') => {
      const requestLog = {usesFallbackContent: false};
      const context = {storefront, domain, waitUntil};
      return [
        await firstCountry(country, context, requestLog),
        requestLog.usesFallbackContent,
      ];
    },
  };
}

it('is the asked country where the shop sells there, else the shop’s own', async () => {
  expect(await store(sells('AT')).ask('AT')).toEqual(['AT', false]);
  expect(await store(sells('DE')).ask('US')).toEqual(['DE', false]);
});

it('asks Shopify once in ten minutes', async () => {
  const {ask, query} = store(sells('AT'));
  await Promise.all([ask('AT'), vi.advanceTimersByTimeAsync(60_000)]);
  await ask('AT');
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await ask('AT')).toEqual(['AT', false]);
  expect(query).toHaveBeenCalledTimes(2);
});

it('is the asked country, on a page that is stored briefly, while Shopify cannot be asked', async () => {
  const {ask, query} = store(fails);
  expect(await ask('US')).toEqual(['US', true]);
  await ask('US');
  expect(query).toHaveBeenCalledTimes(1);
  // It is asked again after ten seconds.
  query.mockImplementation(sells('DE'));
  await vi.advanceTimersByTimeAsync(10_001);
  await ask('US');
  expect(await ask('US')).toEqual(['DE', false]);
});

it('stays as it was last found when Shopify fails later', async () => {
  const {ask, query} = store(sells('DE'));
  await ask('US');
  query.mockImplementation(fails);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await ask('US');
  expect(await ask('US')).toEqual(['DE', false]);
});

it('waits no longer than 1.5 s', async () => {
  const {ask} = store(() => new Promise(() => undefined));
  const found = ask('US');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual(['US', true]);
});
