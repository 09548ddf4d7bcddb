import {expect, it} from 'vitest';
import {fromShopifyPath, usualNames} from './shopify-urls';

it.each([
  ['/account/login', '/auth/login'],
  ['/account/logout', '/account'],
  ['/account/addresses', '/account'],
  ['/checkout', '/cart'],
  ['/products', '/collections'],
  ['/collections/vendors', '/search'],
  ['/collections/maps/products/metarmap', '/products/metarmap'],
  ['/collections/all/products/%C3%BC', '/products/%C3%BC'],
  ['/policies/refund-policy', '/legal/revocation'],
  ['/policies/of-the-future', '/legal'],
  ['/blogs/news/tagged/oak', '/blogs/news?tag=oak'],
  ['/collections/maps/oak', '/collections/maps?filter.p.tag=oak'],
  [
    '/collections/maps/oak+%C3%BC',
    '/collections/maps?filter.p.tag=oak&filter.p.tag=%C3%BC',
  ],
  ['/customer_authentication/login', '/account'],
  ['/pages/contact', '/contact'],
  ['/pages/Contact', '/contact'],
  ['/pages/faq/', '/faq'],
])('%s leads to %s', (path, target) => {
  expect(fromShopifyPath(path)).toBe(target);
});

it.each([
  '/',
  '/pages',
  '/pages/constructor',
  '/blogs/news/first-flight',
  '/accounts/login',
  '/collections',
  '/x/products/metarmap',
])('%s has no page of ours', (path) => {
  expect(fromShopifyPath(path)).toBeNull();
});

it('knows usual names of the code’s own pages alone', () => {
  expect(usualNames('/legal/imprint')).toContain('impressum');
  expect(usualNames('constructor')).toEqual([]);
});
