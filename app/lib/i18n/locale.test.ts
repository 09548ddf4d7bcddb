import {describe, expect, it} from 'vitest';
import {
  localeOfPath,
  localizedPath,
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
    ['/en/', 'en'],
    ['/en/cart', 'en'],
    ['/en.data', 'en'],
    ['/en/cart.data', 'en'],
    ['/_root.data', 'de'],
    ['/cart.data', 'de'],
    ['/english', 'de'],
    ['/energie/cart', 'de'],
    ['/EN/cart', 'de'],
    ['/__manifest', 'de'],
    ['/fr/cart', 'de'],
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

describe('localizedPath', () => {
  it.each([
    ['/', '/', '/en'],
    ['/cart', '/cart', '/en/cart'],
    [
      '/products/a?variant=1#b',
      '/products/a?variant=1#b',
      '/en/products/a?variant=1#b',
    ],
    ['/?a=1', '/?a=1', '/en?a=1'],
    ['/#top', '/#top', '/en#top'],
  ])('%s is %s in German and %s in English', (path, german, english) => {
    expect(localizedPath(path, LOCALES.de)).toBe(german);
    expect(localizedPath(path, LOCALES.en)).toBe(english);
  });
});

describe('pathInLocale', () => {
  it.each([
    ['/', '/en', '/'],
    ['/en', '/en', '/'],
    ['/en?a=b#c', '/en?a=b#c', '/?a=b#c'],
    ['/en/cart?a=/en/x#y?z', '/en/cart?a=/en/x#y?z', '/cart?a=/en/x#y?z'],
    ['/english', '/en/english', '/english'],
  ])('leads from %s to %s and %s', (path, english, german) => {
    expect(pathInLocale(path, LOCALES.en)).toBe(english);
    expect(pathInLocale(path, LOCALES.de)).toBe(german);
  });
});
