import {expect, it} from 'vitest';
import {localeOfRequest} from './request-locale.server';

const ORIGIN = 'https://metarmap.example';
const languageOf = (path: string, headers: Record<string, string> = {}) =>
  localeOfRequest({url: ORIGIN + path, headers: new Headers(headers)}).code;

it.each([
  ['/cart', 'de'],
  ['/en/cart', 'en'],
  ['/en/cart.data', 'en'],
])('a page at %s is in %s, wherever it was asked from', (path, code) => {
  const headers = {
    Referer: `${ORIGIN}/${code === 'de' ? 'en' : ''}`,
    Cookie: `i18n_redirected=${code === 'de' ? 'en' : 'de'}`,
  };
  expect(languageOf(path, headers)).toBe(code);
});

it.each([
  ['German without a hint', {}, 'de'],
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
  expect(
    languageOf('/api/shopify-storefront', headers as Record<string, string>),
  ).toBe(code);
});
