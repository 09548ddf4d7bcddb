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
  return evaluateDiscounts(
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
      isInCollection: (productId) => productId === '0',
    },
  );
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
