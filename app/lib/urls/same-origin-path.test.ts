import {describe, expect, it} from 'vitest';
import {sameOriginPath} from './same-origin-path';

describe('sameOriginPath', () => {
  it.each([
    ['/', '/'],
    ['/products/karte?variant=1#bilder', '/products/karte?variant=1#bilder'],
    ['/search?q=https%3A%2F%2Fa.example', '/search?q=https%3A%2F%2Fa.example'],
    ['/products/größe', '/products/gr%C3%B6%C3%9Fe'],
    ['/a/../b', '/b'],
    ['/100%25', '/100%25'],
  ])('keeps %s', (input, path) => {
    expect(sameOriginPath(input)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/%252F%252Fevil.example',
    '/.//evil.example',
    '/en//evil.example',
    'https:evil.example',
    'https://metarmap.example/account',
    'javascript:alert(1)',
    '',
    '?a=b',
    '/%',
    '/a\u0000b',
    `/${'a'.repeat(2000)}`,
    // Encoded, it is six times as long.
    `/${'ö'.repeat(400)}`,
    ...[null, undefined, 1, {}, ['/']],
  ])('refuses %j (E3.5)', (input) => {
    expect(sameOriginPath(input)).toBeNull();
  });
});
