import {expect, it} from 'vitest';
import {isSecretAddress} from './secret-address';

const SITE = 'https://metarmap.example';

it.each([
  '/account/reset/1/abc',
  '/en/account/activate/1/abc',
  '/account/orders/abc',
  '/en/account/orders/abc.data',
  '/en/account/orders/abc?print',
  '/auth/login?redirect=%2Faccount%2Forders%2Fabc',
  '/en/newsletter?token=abc',
  '/back-in-stock?token=abc',
])('treats %s as secret', (path) => {
  expect(isSecretAddress(new URL(SITE + path))).toBe(true);
});

it.each([
  '/',
  '/account',
  '/en/account/orders',
  '/account/orders?after=abc',
  '/auth/login?redirect=%2Faccount%2Forders',
  '/products/metarmap?a=/account',
  '/newsletter',
])('does not treat %s as secret', (path) => {
  expect(isSecretAddress(new URL(SITE + path))).toBe(false);
});
