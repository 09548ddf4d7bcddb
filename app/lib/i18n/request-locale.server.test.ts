import {describe, expect, it} from 'vitest';
import {
  localeFromAcceptLanguage,
  localeFromCookie,
  localeOfRequest,
  rootRedirect,
} from './request-locale.server';

describe('localeFromAcceptLanguage', () => {
  it.each([
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR,fr;q=0.9', undefined],
    ['en;q=0,de;q=0.1', 'de'],
    ['de;q=0.5,en;q=0.5', 'de'],
    ['*', undefined],
    ['', undefined],
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
  const visit = (path: string, headers: Record<string, string>) =>
    rootRedirect(
      new Request(`https://example.com${path}`, {
        headers: {'User-Agent': PERSON, ...headers},
      }),
      {
        env: {
          PUBLIC_SITE_URL: 'https://example.com',
          PUBLIC_ENVIRONMENT: 'production',
        },
      },
    );

  it('sends a person who prefers English to /en, stores it and keeps the query', () => {
    const response = visit('/?utm_source=a', {'Accept-Language': 'en'});
    expect(response?.status).toBe(302);
    expect(response?.headers.get('Location')).toBe('/en?utm_source=a');
    expect(response?.headers.get('Set-Cookie')).toMatch(
      /^i18n_redirected=en; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    );
    expect(response?.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['a deeper path', '/cart', {'Accept-Language': 'en'}],
    [
      'a chosen German',
      '/',
      {'Accept-Language': 'en', Cookie: 'i18n_redirected=de'},
    ],
    ['a bot', '/', {'Accept-Language': 'en', 'User-Agent': 'Googlebot/2.1'}],
    ['a browser that says nothing', '/', {}],
  ] as const)('does not redirect %s', (_, path, headers) => {
    expect(visit(path, headers)).toBeNull();
  });

  it('follows a chosen English whatever the browser prefers', () => {
    const response = visit('/', {
      'Accept-Language': 'de',
      Cookie: 'i18n_redirected=en',
    });
    expect(response?.headers.get('Location')).toBe('/en');
  });
});

describe('localeOfRequest', () => {
  const ORIGIN = 'https://metarmap.example';
  const languageOf = (path: string, headers: Record<string, string>) =>
    localeOfRequest({url: ORIGIN + path, headers: new Headers(headers)}).code;

  it.each([
    ['/cart', 'de', 'en'],
    ['/en/cart.data', 'en', 'de'],
  ])(
    'a page at %s is in %s, wherever it was asked from',
    (path, code, other) => {
      const headers = {
        Referer: `${ORIGIN}/${other}`,
        Cookie: `i18n_redirected=${other}`,
      };
      expect(languageOf(path, headers)).toBe(code);
    },
  );

  it.each<[string, Record<string, string>, string]>([
    ['that of our page', {Referer: `${ORIGIN}/en/products/metarmap`}, 'en'],
    [
      'that of our page before what was chosen',
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
