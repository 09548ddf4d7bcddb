import {describe, expect, it} from 'vitest';
import {isPasswordUrl} from './mailed-link.server';

const origins = ['https://example.com', 'https://shop.example.com'];

describe('isPasswordUrl', () => {
  it.each([
    'https://example.com/account/reset/12/abc-1_2',
    'https://example.com/en/account/reset/12/abc',
    'https://shop.example.com/account/reset/12/abc?syclid=1',
  ])('accepts %s', (link) => {
    expect(isPasswordUrl(link, 'reset', origins)).toBe(true);
  });

  it.each([
    '',
    '/account/reset/12/abc',
    'http://example.com/account/reset/12/abc',
    'https://evil.example/account/reset/12/abc',
    'https://example.com@evil.example/account/reset/12/abc',
    'https://a:b@example.com/account/reset/12/abc',
    'javascript:alert(1)//example.com/account/reset/12/abc',
    'https://example.com/account/reset/x/abc',
    'https://example.com/account/activate/12/abc',
    'https://example.com/account/reset/12/abc/..%2f',
  ])('refuses %j (E2.12)', (link) => {
    expect(isPasswordUrl(link, 'reset', origins)).toBe(false);
  });
});
