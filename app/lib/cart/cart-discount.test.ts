import {expect, test} from 'vitest';
import {discountOnCart} from './cart-discount';

type Cart = Parameters<typeof discountOnCart>[0];

const cad = (amount: string) => ({amount, currencyCode: 'CAD'});
type Line = Cart['lines']['nodes'][number];
const line = (...discountAllocations: Line['discountAllocations']): Line => ({
  discountAllocations,
});

interface Given {
  readonly subtotal: string;
  readonly total: string;
  readonly cards?: readonly string[];
  readonly codes?: Readonly<Record<string, boolean>>;
  readonly lines?: readonly Line[];
  readonly address?: 'none' | 'selected' | 'of the account';
}

function cartWith({
  subtotal,
  total,
  cards = [],
  codes = {},
  lines = [line()],
  address = 'none',
}: Given): Cart {
  return {
    cost: {subtotalAmount: cad(subtotal), totalAmount: cad(total)},
    appliedGiftCards: cards.map((amount) => ({amountUsed: cad(amount)})),
    discountCodes: Object.entries(codes).map(([code, applicable]) => ({
      code,
      applicable,
    })),
    lines: {nodes: lines},
    delivery: {addresses: address === 'selected' ? [{id: '1'}] : []},
    buyerIdentity: {
      customer: {defaultAddress: address === 'none' ? null : {id: '1'}},
    },
  };
}

test.each<[string, Given, string]>([
  ['no discount', {subtotal: '25.0', total: '25.0'}, '0.0'],
  ['a code', {subtotal: '25.0', total: '20.0', codes: {FIVE: true}}, '5.0'],
  [
    'a code and a gift card that pays the rest',
    {subtotal: '25.0', total: '0.0', cards: ['20.0'], codes: {FIVE: true}},
    '5.0',
  ],
  [
    'a code and a gift card that leaves something',
    {subtotal: '62.5', total: '10.0', cards: ['40.0'], codes: {FIFTH: true}},
    '12.5',
  ],
  ['an empty cart', {subtotal: '0.0', total: '0.0', cards: ['0.0']}, '0.0'],
])(
  'is what the total lacks of the subtotal, apart from gift cards, as a live store reports it: %s',
  (_name, given, amount) => {
    expect(discountOnCart(cartWith(given)).amount).toEqual(cad(amount));
  },
);

test.each<[string, Given]>([
  [
    'less than the discount, with an address',
    {subtotal: '25', total: '22', codes: {FIVE: true}, address: 'selected'},
  ],
  [
    'less than the discount, with the account’s address',
    {
      subtotal: '25',
      total: '22',
      codes: {FIVE: true},
      address: 'of the account',
    },
  ],
  [
    'more than the discount',
    {subtotal: '25', total: '27', address: 'selected'},
  ],
  ['something without an address', {subtotal: '25', total: '27'}],
])('is unknown when delivery or tax adds %s', (_name, given) => {
  expect(discountOnCart(cartWith(given)).amount).toBeNull();
});

test('is known when an address adds nothing', () => {
  const given = {subtotal: '25.0', total: '25.0', address: 'selected'} as const;
  expect(discountOnCart(cartWith(given)).amount).toEqual(cad('0.0'));
});

test.each<[string, Given, boolean]>([
  [
    'a code that takes nothing off the goods',
    {subtotal: '9', total: '9', codes: {FREESHIP: true}},
    true,
  ],
  [
    'one of two codes',
    {subtotal: '9', total: '8', codes: {TEN: true, FREESHIP: true}},
    true,
  ],
  [
    'a code beside a discount, which may be an automatic one',
    {subtotal: '9', total: '8', codes: {FREESHIP: true}},
    true,
  ],
  [
    'no code that does not apply',
    {subtotal: '9', total: '9', codes: {GONE: false}},
    false,
  ],
  [
    'no code of a line, in whatever case it was typed',
    {
      subtotal: '9',
      total: '9',
      codes: {maps20: true},
      lines: [line({code: 'MAPS20'}), line({title: 'Summer'})],
    },
    false,
  ],
  [
    'a code while the discount is unknown',
    {subtotal: '9', total: '8', codes: {TEN: true}, address: 'selected'},
    true,
  ],
  ['no code', {subtotal: '9', total: '9'}, false],
])('the delivery may be reduced by %s: %#', (_name, given, expected) => {
  expect(discountOnCart(cartWith(given)).mayReduceDelivery).toBe(expected);
});
