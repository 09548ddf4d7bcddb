import {discountTarget, isOpened, parsePermalink} from './cart-links.server';
import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const parse = (lines: string, query = '') =>
  parsePermalink(lines, new URLSearchParams(query));

it('reads variants with their quantities', () => {
  expect(parse('41:1,42:99,43:0')?.lines).toEqual([
    {merchandiseId: 'gid://shopify/ProductVariant/41', quantity: 1},
    {
      merchandiseId: 'gid://shopify/ProductVariant/42',
      quantity: MAX_PER_LINE + 1,
    },
  ]);
});

it.each([
  '',
  '41',
  '41:',
  ':1',
  '41:-1',
  '41:1,',
  '41:1;42:1',
  '41:0',
  'a:1',
  // More lines than a cart may have.
  Array(251).fill('41:1').join(','),
])('reads no cart from "%s"', (lines) => {
  expect(parse(lines)).toBeNull();
});

it('reads codes, note and attributes, and passes on what the checkout knows', () => {
  const link = parse(
    '41:1',
    'discount=A,%20B&discount=C&discount=D%00&note=Bitte%20klingeln&attributes[gift]=yes' +
      '&attributes[]=x&attributes[bad]=%01&checkout[email]=a@example.com&utm_source=mail&gclid=a1&key=stolen',
  );
  expect(link).toMatchObject({
    discountCodes: ['A', 'B', 'C'],
    note: 'Bitte klingeln',
    attributes: [{key: 'gift', value: 'yes'}],
    isForCart: false,
  });
  expect([...(link?.checkoutQuery.keys() ?? [])]).toEqual([
    'checkout[email]',
    'utm_source',
    'gclid',
  ]);
  expect(parse('41:1', 'storefront=true')?.isForCart).toBe(true);
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';
const asked = (headers: Record<string, string>, method = 'GET') =>
  isOpened(
    new Request('https://example.com/discount/A', {
      method,
      headers: {'User-Agent': FIREFOX, ...headers},
    }),
  );

it.each<Record<string, string>>([
  {},
  {'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document'},
])('a person opens a link with %o', (headers) => {
  expect(asked(headers)).toBe(true);
});

it.each<Record<string, string>>([
  {'Sec-Purpose': 'prefetch'},
  {'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Mode': 'navigate'},
  {Purpose: 'prefetch'},
  {'X-Moz': 'prefetch'},
])('a browser prefetches with %o', (headers) => {
  expect(() => asked(headers)).toThrow(
    expect.objectContaining({status: 503}) as Response,
  );
});

it.each<[Record<string, string>, string?]>([
  [{}, 'HEAD'],
  [{'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'}],
  // Pictures and scripts of other sites can request any address.
  [{'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image'}],
])('opens no link with %o %s', (headers, method) => {
  expect(asked(headers, method)).toBe(false);
});

const target = (query: string, code: 'de' | 'en' = 'de') =>
  discountTarget(new URLSearchParams(query), LOCALES[code]);

it.each([
  ['', 'de', '/'],
  ['', 'en', '/en'],
  [
    'redirect=/products/metarmap?variant=1%23top',
    'de',
    '/products/metarmap?variant=1#top',
  ],
  ['redirect=/products/metarmap', 'en', '/en/products/metarmap'],
  ['redirect=/en/faq', 'en', '/en/faq'],
  ['redirect=/faq&utm_source=mail', 'de', '/faq?utm_source=mail'],
] as const)('?%s in %s leads to %s', (query, code, path) => {
  expect(target(query, code)).toBe(path);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
])('?redirect=%s leads home', (redirect) => {
  expect(target(`redirect=${redirect}`)).toBe('/');
  expect(target(`redirect=${encodeURIComponent(redirect)}`)).toBe('/');
});
