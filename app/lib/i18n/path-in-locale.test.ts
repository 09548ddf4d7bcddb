import {describe, expect, it} from 'vitest';
import {LOCALES} from './locale';
import {pathInLocale} from './path-in-locale';

describe('pathInLocale', () => {
  it.each([
    ['/', '/en', '/'],
    ['/en', '/en', '/'],
    ['/?a=b', '/en?a=b', '/?a=b'],
    ['/en?a=b#c', '/en?a=b#c', '/?a=b#c'],
    ['/cart', '/en/cart', '/cart'],
    ['/en/cart?a=/en/x#y?z', '/en/cart?a=/en/x#y?z', '/cart?a=/en/x#y?z'],
    ['/english', '/en/english', '/english'],
  ])('leads from %s to %s and %s', (path, english, german) => {
    expect(pathInLocale(path, LOCALES.en)).toBe(english);
    expect(pathInLocale(path, LOCALES.de)).toBe(german);
  });
});
