import {expect, it} from 'vitest';
import {expiredCookies} from './expired-cookies';

it('covers every path above the page and every parent domain', () => {
  const texts = expiredCookies(['_a'], {
    hostname: 'www.shop.example',
    pathname: '/en/faq',
  });
  expect(texts).toContain('_a=; Path=/; Max-Age=0');
  expect(texts).toContain('_a=; Path=/en/faq/; Max-Age=0');
  expect(texts).toContain('_a=; Path=/en; Domain=shop.example; Max-Age=0');
  expect(texts).toContain('_a=; Path=/; Domain=www.shop.example; Max-Age=0');
  expect(new Set(texts).size).toBe(4 * 5);
});

it('knows that an IP address has no parent domains', () => {
  for (const hostname of ['127.0.0.1', '[::1]']) {
    expect(expiredCookies(['_a'], {hostname, pathname: '/'})).toEqual([
      '_a=; Path=/; Max-Age=0',
    ]);
  }
});
