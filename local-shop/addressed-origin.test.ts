import {expect, it} from 'vitest';
import {addressedOrigin} from './addressed-origin';

const OWN = 'http://127.0.0.1:4000';

it('keeps the name localhost when a client calls the shop by it', () => {
  expect(addressedOrigin(OWN, 'localhost:4000')).toBe('http://localhost:4000');
});

it.each([
  '127.0.0.1:4000',
  'localhost:4001',
  'localhost',
  'localhost:4000.example.com',
  'shop.example.com:4000',
  undefined,
])('stays at its own address for the host %s', (host) => {
  expect(addressedOrigin(OWN, host)).toBe(OWN);
});
