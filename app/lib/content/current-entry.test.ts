import {expect, it} from 'vitest';
import {currentEntry} from './current-entry';

const MENU = [
  {to: '/'},
  {to: '/metarmap'},
  {
    to: '/collections/all',
    links: [{to: null, links: [{to: '/pages/repair'}]}, {to: '/blogs/news'}],
  },
  {to: '/collections/gifts'},
  {to: '/account'},
  {to: '/account/orders'},
];

it.each([
  ['/', '/'],
  ['/metarmap', '/metarmap'],
  ['/collections/all', '/collections/all'],
  ['/collections/gifts', '/collections/gifts'],
  // The catalogue.
  ['/collections/lamps', '/collections/all'],
  ['/collections', '/collections/all'],
  ['/products/mug', '/collections/all'],
  // Linked below it.
  ['/pages/repair', '/collections/all'],
  // The nearest above.
  ['/account/orders/1', '/account/orders'],
  ['/account/profile', '/account'],
  ['/contact', undefined],
])('a menu marks for %s its entry %s', (path, to) => {
  expect(currentEntry(MENU, path)?.to).toBe(to);
});
