import {expect, it} from 'vitest';
import {setAccountHeaders} from './account-headers.server';

function headersOf(path: string) {
  const headers = new Headers();
  setAccountHeaders(new Request(`https://metarmap.example${path}`), headers);
  return Object.fromEntries(headers);
}

it.each([
  '/account',
  '/en/account',
  '/account.data',
  '/en/account/nothing-here',
  '/account/addresses/999',
  '/auth/login',
])('stores nothing of %s', (path) => {
  expect(headersOf(path)).toEqual({'cache-control': 'private, no-store'});
});

it.each([
  '/account/orders/abc',
  '/en/account/orders/abc.data',
  '/account/reset/1/abc',
  '/auth/login?redirect=%2Faccount%2Forders%2Fabc',
])('sends no other host %s', (path) => {
  expect(headersOf(path)).toEqual({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
});

it.each(['/', '/en', '/accounts', '/products/account', '/en/cart'])(
  'leaves %s alone',
  (path) => {
    expect(headersOf(path)).toEqual({});
  },
);
