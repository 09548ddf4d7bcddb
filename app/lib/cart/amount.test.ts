import {expect, it, test} from 'vitest';
import {
  priceBefore,
  sumAmounts,
  sumByName,
  discountOnCart,
  timesAmount,
} from './amount';

it.each([
  [['0.1', '0.2'], '0.3'],
  [['1.005', '2'], '3.005'],
  [['5.00', '-2.50'], '2.50'],
  [['1.50', '-3'], '-1.50'],
  [['9007199254740993.01', '9007199254740993.01'], '18014398509481986.02'],
  [['no amount', '2'], '2'],
  [[], '0'],
])('adds %j to %s', (amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum);
});

it.each([
  ['19.99', 3, '59.97'],
  ['0.005', 1_000_000, '5000.000'],
  ['no amount', 2, '0'],
])('multiplies %s by %d to %s', (amount, pieces, product) => {
  expect(timesAmount(amount, pieces)).toBe(product);
});

const euro = (amount: string) => ({amount, currencyCode: 'EUR' as const});

it('adds up discounts by name and leaves out those of zero', () => {
  const sums = sumByName([
    {name: 'MAPS20', amount: euro('5.80')},
    {name: null, amount: euro('1.0')},
    {name: 'VERSANDFREI', amount: euro('0.0')},
    {name: 'MAPS20', amount: euro('39.80')},
  ]);
  expect(sums).toEqual([
    {name: 'MAPS20', amount: euro('45.60')},
    {name: null, amount: euro('1.0')},
  ]);
});

it.each([
  ['nothing without a sale or a discount', {}, null],
  ['no amount that is not there', {compareAtAmountPerQuantity: null}, null],
  [
    'the compare-at amount of all units',
    {compareAtAmountPerQuantity: euro('249.5')},
    euro('499.0'),
  ],
  // By value, not as text.
  [
    'no compare-at amount that is lower',
    {compareAtAmountPerQuantity: euro('99.0')},
    null,
  ],
  [
    'no compare-at amount that equals the price',
    {compareAtAmountPerQuantity: euro('100.00')},
    null,
  ],
  [
    'the undiscounted sum when a discount lowers the line',
    {totalAmount: euro('180.0')},
    euro('200.0'),
  ],
])('strikes %s through', (_, changes, struck) => {
  const cost = {
    amountPerQuantity: euro('100.0'),
    subtotalAmount: euro('200.0'),
    totalAmount: euro('200.0'),
    ...changes,
  };
  expect(priceBefore(cost, 2)).toEqual(struck);
});

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
