import {describe, expect, test} from 'vitest';
import {evaluateDiscounts} from './cart-discounts';
import type {Discount} from './discount';

const DISCOUNTS: readonly Discount[] = [
  {code: 'TEN', kind: 'percentage', percentage: 10},
  {code: 'MAPS', kind: 'percentage', percentage: 20, collection: 'maps'},
  {
    code: 'FIFTEEN',
    kind: 'amount',
    amountCents: 1_500,
    minimumSubtotalCents: 10_000,
  },
  {
    code: 'FIVEOFFMAPS',
    kind: 'amount',
    amountCents: 500,
    minimumSubtotalCents: 0,
    collection: 'maps',
  },
  {code: 'SHIP', kind: 'free-shipping'},
  {
    code: 'OLD',
    kind: 'percentage',
    percentage: 50,
    endsAt: '2026-01-01T00:00:00Z',
  },
];

function evaluate(
  subtotals: readonly number[],
  codes: readonly string[],
  {
    now = '2026-06-01T00:00:00Z',
    currencyCode = 'EUR',
    discounts = DISCOUNTS,
    quantity = 1,
  } = {},
) {
  const found = evaluateDiscounts(
    subtotals.map((subtotalMinor, index) => ({
      productId: String(index),
      quantity,
      subtotalMinor,
      isGiftCard: false,
    })),
    codes,
    {
      discounts,
      currencyCode,
      now: new Date(now),
      isInCollection: (productId, collection) =>
        collection === (productId === '0' ? 'maps' : 'lamps'),
    },
  );
  const {products, orders} = found;
  return {...found, product: products[0] ?? null, order: orders[0] ?? null};
}

describe('discount codes', () => {
  test('for goods do not combine: the largest discount wins', () => {
    const {codes, product, order} = evaluate([10_000, 30_000], ['MAPS', 'ten']);
    expect(product).toBeNull();
    expect(order).toMatchObject({discount: {code: 'TEN'}, amountMinor: 4_000});
    expect(codes).toEqual([
      {
        code: 'MAPS',
        applicable: false,
        unused: 'DISCOUNT_CODE_NOT_HONOURED',
      },
      {code: 'ten', applicable: true, unused: null},
    ]);
  });

  test('say why they have no effect', () => {
    const reasons = (amounts: number[]) =>
      evaluate(amounts, ['TEN', 'OLD', 'FIFTEEN', ' none '], {
        now: '2026-06-01T00:00:00Z',
      }).codes.map(({unused}) => unused);
    expect(reasons([9_999])).toEqual([
      null,
      'DISCOUNT_CURRENTLY_INACTIVE',
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      'DISCOUNT_NOT_FOUND',
    ]);
    expect(reasons([])).toEqual([
      'DISCOUNT_CODE_NOT_HONOURED',
      'DISCOUNT_CURRENTLY_INACTIVE',
      'DISCOUNT_CODE_NOT_HONOURED',
      'DISCOUNT_NOT_FOUND',
    ]);
  });

  test('for shipping combine with those for goods', () => {
    const {codes, shipping} = evaluate([10_000], ['TEN', 'SHIP']);
    expect(shipping).toMatchObject({code: 'SHIP'});
    expect(codes.every(({applicable}) => applicable)).toBe(true);
  });

  test('end at their end time', () => {
    const before = {now: '2025-12-31T23:59:59Z'};
    expect(evaluate([100], ['OLD'], before).order?.amountMinor).toBe(50);
    expect(
      evaluate([100], ['OLD'], {now: '2026-01-01T00:00:00Z'}).order,
    ).toBeNull();
  });

  test('of an amount, for a collection, are taken off its lines once', () => {
    expect(evaluate([2_000, 30_000], ['FIVEOFFMAPS']).product).toMatchObject({
      amountMinor: 500,
      parts: [500, 0],
    });
    expect(evaluate([0, 30_000], ['FIVEOFFMAPS']).product).toBeNull();
  });

  test('with a minimum apply from that amount on, in the buyer’s currency', () => {
    expect(evaluate([9_999], ['FIFTEEN']).order).toBeNull();
    expect(evaluate([10_000], ['FIFTEEN']).order?.amountMinor).toBe(1_500);
    const dollars = {currencyCode: 'USD'};
    expect(evaluate([10_899], ['FIFTEEN'], dollars).order).toBeNull();
    expect(evaluate([10_900], ['FIFTEEN'], dollars).order?.amountMinor).toBe(
      1_635,
    );
  });
});

const SALE: Discount = {
  ...{code: 'Sale', isAutomatic: true, kind: 'percentage'},
  ...{percentage: 20, collection: 'maps'},
};
const ALL_OFF: Discount = {
  ...{code: 'All', isAutomatic: true, kind: 'percentage', percentage: 10},
};
const SENT_FREE: Discount = {
  ...{code: 'Sent free', isAutomatic: true, kind: 'free-shipping'},
};
const THREE_FOR_TWO: Discount = {
  ...{code: '3 for 2', isAutomatic: true, kind: 'buy-get'},
  ...{buys: 2, gets: 1, percentage: 100},
};

describe('automatic discounts', () => {
  test('need no code, and are none', () => {
    const discounts = [ALL_OFF, SENT_FREE];
    const {codes, order, shipping} = evaluate([10_000], ['all'], {discounts});
    expect(order).toMatchObject({discount: ALL_OFF, amountMinor: 1_000});
    expect(shipping).toBe(SENT_FREE);
    expect(codes).toEqual([
      {code: 'all', applicable: false, unused: 'DISCOUNT_NOT_FOUND'},
    ]);
    expect(evaluate([], [], {discounts}).shipping).toBeNull();
  });

  test('give way to a code that saves more, unless both are combined', () => {
    const discounts = [...DISCOUNTS, SALE];
    expect(evaluate([10_000, 30_000], ['TEN'], {discounts})).toMatchObject({
      product: null,
      order: {amountMinor: 4_000},
    });
    expect(evaluate([10_000, 0], ['TEN'], {discounts})).toMatchObject({
      product: {discount: SALE},
      order: null,
      codes: [{unused: 'DISCOUNT_CODE_NOT_HONOURED'}],
    });
    const both = discounts.map((discount) => ({
      ...discount,
      combinesWith: ['product', 'order'] as const,
    }));
    const combined = evaluate([10_000, 30_000], ['TEN'], {discounts: both});
    // The order's discount is off what remains.
    expect(combined).toMatchObject({
      product: {amountMinor: 2_000, parts: [2_000, 0]},
      order: {amountMinor: 3_800, parts: [800, 3_000]},
      codes: [{applicable: true}],
    });
  });

  test('of units reduce the cheapest ones, once for each group', () => {
    const given = {discounts: [THREE_FOR_TWO], quantity: 2};
    expect(evaluate([6_000], [], given).product).toBeNull();
    expect(evaluate([6_000, 2_000], [], given).product).toMatchObject({
      amountMinor: 1_000,
      parts: [0, 1_000],
    });
    expect(evaluate([6_000, 2_000, 4_000], [], given).product?.parts).toEqual([
      0, 2_000, 0,
    ]);
  });
});

describe('discounts that are combined', () => {
  const all = ['product', 'order', 'shipping'] as const;
  const off = (
    code: string,
    percentage: number,
    collection?: string,
  ): Discount => ({
    ...{code, kind: 'percentage', percentage, combinesWith: all},
    ...(collection && {collection}),
  });
  const codesOf = (applied: readonly {discount: Discount}[]) =>
    applied.map(({discount}) => discount.code);

  test('on the order are each computed from what those on products leave', () => {
    const discounts = [
      off('MAPS', 50, 'maps'),
      off('TEN', 10),
      off('FIFTH', 20),
    ];
    const found = evaluate([10_000, 5_000], ['TEN', 'FIFTH', 'MAPS'], {
      discounts,
    });
    expect(found.products).toMatchObject([{amountMinor: 5_000}]);
    expect(found.orders).toMatchObject([
      {amountMinor: 1_000, parts: [500, 500]},
      {amountMinor: 2_000, parts: [1_000, 1_000]},
    ]);
    expect(found.codes.every(({applicable}) => applicable)).toBe(true);
  });

  test('on the order take no more off a line than it costs', () => {
    const discounts = [off('MOST', 80), off('HALF', 50)];
    const {orders} = evaluate([1_000], ['MOST', 'HALF'], {discounts});
    expect(orders.map(({amountMinor}) => amountMinor)).toEqual([800, 200]);
  });

  test('on products are given to different lines, on one line the largest alone', () => {
    const discounts = [
      off('MAPS', 10, 'maps'),
      off('MORE', 20, 'maps'),
      off('LAMPS', 30, 'lamps'),
    ];
    const found = evaluate([1_000, 1_000], ['MAPS', 'MORE', 'LAMPS'], {
      discounts,
    });
    expect(found.products).toMatchObject([
      {discount: {code: 'MORE'}, parts: [200, 0]},
      {discount: {code: 'LAMPS'}, parts: [0, 300]},
    ]);
    expect(found.codes.map(({applicable}) => applicable)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('have to allow each other', () => {
    const alone: Discount = {...off('ALONE', 20), combinesWith: ['shipping']};
    const discounts = [off('TEN', 10), alone];
    const {orders} = evaluate([1_000], ['TEN', 'ALONE'], {discounts});
    expect(codesOf(orders)).toEqual(['ALONE']);
  });

  test('are five codes for goods and one for the shipping at most', () => {
    const goods = [1, 2, 3, 4, 5, 6].map((percentage) =>
      off(`OFF${percentage}`, percentage),
    );
    const sent = ['SENT', 'SENT2'].map((code): Discount => ({
      ...{code, kind: 'free-shipping', combinesWith: all},
    }));
    const discounts = [...goods, ...sent];
    const codes = discounts.map(({code}) => code);
    const {orders, shipping} = evaluate([10_000], codes, {discounts});
    expect(codesOf(orders)).toEqual(['OFF2', 'OFF3', 'OFF4', 'OFF5', 'OFF6']);
    expect(shipping?.code).toBe('SENT');
  });

  test('are all given, however many there are', () => {
    const discounts = Array.from({length: 25}, (_, index): Discount => ({
      ...off(`AUTO${index}`, 1),
      isAutomatic: true,
    }));
    expect(evaluate([10_000], [], {discounts}).orders).toHaveLength(25);
  });
});
