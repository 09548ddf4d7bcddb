import {expect, it} from 'vitest';
import {LOCALES} from '../i18n/locale';
import {discountTarget} from './discount-target';

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
  ['redirect=/en/faq', 'de', '/en/faq'],
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
