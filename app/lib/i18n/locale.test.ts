import {describe, expect, it} from 'vitest';
import {
  flagEmoji,
  localeOfPath,
  localizedPath,
  LOCALES,
  pagePath,
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

  it('gives back what withoutLocale took away', () => {
    for (const path of ['/', '/cart', '/legal/imprint']) {
      expect(withoutLocale(localizedPath(path, LOCALES.en))).toBe(path);
    }
  });
});

describe('flagEmoji', () => {
  it('derives the flag from the region of the locale', () => {
    expect(flagEmoji(LOCALES.de)).toBe('🇩🇪');
    expect(flagEmoji(LOCALES.en)).toBe('🇺🇸');
  });
});
