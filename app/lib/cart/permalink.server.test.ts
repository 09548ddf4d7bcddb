import {expect, it} from 'vitest';
import {MOST_PER_LINE} from './quantity';
import {parsePermalink} from './permalink.server';

const parse = (lines: string, query = '') =>
  parsePermalink(lines, new URLSearchParams(query));

it('reads variants with their quantities', () => {
  expect(parse('41:1,42:99,43:0')?.lines).toEqual([
    {merchandiseId: 'gid://shopify/ProductVariant/41', quantity: 1},
    {
      merchandiseId: 'gid://shopify/ProductVariant/42',
      quantity: MOST_PER_LINE + 1,
    },
  ]);
});

it.each([
  '',
  '41',
  '41:',
  ':1',
  '41:-1',
  '41:1,',
  '41:1;42:1',
  '41:0',
  'a:1',
  // More lines than a cart may have.
  Array(251).fill('41:1').join(','),
])('takes "%s" for no cart', (lines) => {
  expect(parse(lines)).toBeNull();
});

it('reads codes, note and attributes, and hands on what the checkout knows', () => {
  const link = parse(
    '41:1',
    'discount=A,%20B&discount=C&discount=D%00&note=Bitte%20klingeln&attributes[gift]=yes' +
      '&attributes[]=x&attributes[bad]=%01&checkout[email]=a@example.com&utm_source=mail&gclid=a1&key=stolen',
  );
  expect(link).toMatchObject({
    discountCodes: ['A', 'B', 'C'],
    note: 'Bitte klingeln',
    attributes: [{key: 'gift', value: 'yes'}],
    isForCart: false,
  });
  expect([...(link?.checkoutQuery.keys() ?? [])]).toEqual([
    'checkout[email]',
    'utm_source',
    'gclid',
  ]);
  expect(parse('41:1', 'storefront=true')?.isForCart).toBe(true);
});
