import {describe, expect, it} from 'vitest';
import {
  isLocaleCode,
  localeOfPath,
  LOCALES,
  pagePath,
  pathInLocale,
  withoutLocale,
} from './locale';

describe('localeOfPath', () => {
  it.each([
    ['/', 'de'],
    ['/cart', 'de'],
    ['/en', 'en'],
    ['/en/cart', 'en'],
    ['/en.data', 'en'],
    ['/en/cart.data', 'en'],
    ['/_root.data', 'de'],
    ['/english', 'de'],
    ['/EN/cart', 'de'],
    ['/__manifest', 'de'],
  ])('reads the language of %s as %s', (path, code) => {
    expect(localeOfPath(path).code).toBe(code);
  });
});

describe('pagePath and withoutLocale', () => {
  it.each([
    ['/_root.data', '/', '/'],
    ['/en.data', '/en', '/'],
    ['/en/products/a.data', '/en/products/a', '/products/a'],
    ['/products/a', '/products/a', '/products/a'],
    ['/en', '/en', '/'],
    ['/english', '/english', '/english'],
  ])('%s belongs to the page %s, whose bare path is %s', (path, page, bare) => {
    expect(pagePath(path)).toBe(page);
    expect(withoutLocale(path)).toBe(bare);
  });
});

describe('pathInLocale', () => {
  it.each([
    ['/', '/en', '/'],
    ['/cart', '/en/cart', '/cart'],
    ['/#top', '/en#top', '/#top'],
    ['/en', '/en', '/'],
    ['/en?a=b#c', '/en?a=b#c', '/?a=b#c'],
    ['/en/cart?a=/en/x#y?z', '/en/cart?a=/en/x#y?z', '/cart?a=/en/x#y?z'],
    ['/english', '/en/english', '/english'],
  ])('leads from %s to %s and %s', (path, english, german) => {
    expect(pathInLocale(path, LOCALES.en)).toBe(english);
    expect(pathInLocale(path, LOCALES.de)).toBe(german);
  });
});

it.each([
  ['de', true],
  ['en', true],
  ['fr', false],
  ['constructor', false],
  [null, false],
])('whether %j is one of our languages: %s', (value, isOne) => {
  expect(isLocaleCode(value)).toBe(isOne);
});
