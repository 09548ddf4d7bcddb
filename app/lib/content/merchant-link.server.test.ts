import {describe, expect, it} from 'vitest';
import {merchantLink, type Reach} from './merchant-link.server';

const ENV = {
  PUBLIC_SITE_URL: 'https://www.shop.example',
  PUBLIC_STORE_DOMAIN: 'shop.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
  PUBLIC_MAP_PRODUCT_HANDLE: 'metarmap',
  SHOP_ID: '1234',
};

const REACH = {
  host: 'shop-example.de',
  hasMap: true,
  pageNames: new Set<string>(),
  onlinePages: new Map(),
  blogs: new Map(),
  isWhole: true,
  mapPaths: [],
  ourPaths: [],
} as unknown as Reach;

const linkOf = (address: string, env: typeof ENV = ENV) =>
  merchantLink(address, env, REACH);

describe('merchantLink', () => {
  it.each([
    ['https://shopify.com/1234/account', '/account'],
    ['http://www.shopify.com/1234/account/', '/account'],
    ['https://shopify.com/1234/account/orders?locale=de', '/account'],
    [
      'https://shopify.com/1234/auth/login',
      'https://shopify.com/1234/auth/login',
    ],
    ['https://shopify.com/99/account', 'https://shopify.com/99/account'],
    ['https://account.shop-example.de/orders', '/account'],
    ['/de/faq', '/faq'],
    // Subfolders of markets and languages.
    ['https://shop-example.de/en-us/products/a?b=1', '/products/a?b=1'],
    ['/fr/collections/the', '/collections/the'],
    ['/de-ch', '/'],
    ['/en-us/pages/impressum', '/legal/imprint'],
    ['/fr/account/login', '/auth/login'],
    ['/en-us/apps/tracking', null],
    ['/de/apps/tracking', null],
    ['/en/apps/tracking', null],
    ['/customer_authentication/redirect?locale=de', '/account?locale=de'],
    ['https://shopify.com/blog/account', 'https://shopify.com/blog/account'],
  ])('leads from %s to %s', (address, target) => {
    expect(linkOf(address)).toBe(target);
  });

  it.each([
    ['laden.de', 'https://laden.de/'],
    ['laden.de/x?a=1', 'https://laden.de/x?a=1'],
    ['Www.Laden.co.uk/x', 'https://www.laden.co.uk/x'],
    ['shop.example.com:8443/x', 'https://shop.example.com:8443/x'],
    ['flieger.shop#a', 'https://flieger.shop/#a'],
    ['shop-example.de/products/a', '/products/a'],
    ['//laden.de/x', 'https://laden.de/x'],
    ['info@laden.de', 'mailto:info@laden.de'],
    ['karte.html', '/karte.html'],
    ['katalog.pdf', '/katalog.pdf'],
    ['liste.js/x', '/liste.js/x'],
    ['products/a.de', '/products/a.de'],
    ['/laden.de/x', '/laden.de/x'],
    ['v1.2/x', '/v1.2/x'],
  ])('reads %s, which has no protocol, as %s', (address, target) => {
    expect(linkOf(address)).toBe(target);
  });

  it('takes every address of a customer account for the shop’s own without SHOP_ID', () => {
    const {SHOP_ID: _, ...env} = ENV;
    expect(merchantLink('https://shopify.com/99/account', env, REACH)).toBe(
      '/account',
    );
  });
});
