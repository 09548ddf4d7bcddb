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
  {now = '2026-06-01T00:00:00Z', currencyCode = 'EUR'} = {},
) {
  return evaluateDiscounts(
    subtotals.map((subtotalMinor, index) => ({
      productId: String(index),
      subtotalMinor,
      isGiftCard: false,
    })),
    codes,
    {
      discounts: DISCOUNTS,
      currencyCode,
      now: new Date(now),
      isInCollection: (productId) => productId === '0',
    },
  );
}

describe('discount codes', () => {
  test('for goods do not combine: the largest discount wins', () => {
    const {codes, goods} = evaluate([10_000, 30_000], ['MAPS', 'ten']);
    expect(goods).toMatchObject({
      code: 'TEN',
      level: 'order',
      amountMinor: 4_000,
    });
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
    const {codes, freeShipping} = evaluate([10_000], ['TEN', 'SHIP']);
    expect(freeShipping).toBe(true);
    expect(codes.every(({applicable}) => applicable)).toBe(true);
  });

  test('end at their end time', () => {
    const before = {now: '2025-12-31T23:59:59Z'};
    expect(evaluate([100], ['OLD'], before).goods?.amountMinor).toBe(50);
    expect(
      evaluate([100], ['OLD'], {now: '2026-01-01T00:00:00Z'}).goods,
    ).toBeNull();
  });

  test('of an amount, for a collection, are taken off its lines once', () => {
    expect(evaluate([2_000, 30_000], ['FIVEOFFMAPS']).goods).toMatchObject({
      level: 'line',
      amountMinor: 500,
      parts: [500, 0],
    });
    expect(evaluate([0, 30_000], ['FIVEOFFMAPS']).goods).toBeNull();
  });

  test('with a minimum apply from that amount on, in the buyer’s currency', () => {
    expect(evaluate([9_999], ['FIFTEEN']).goods).toBeNull();
    expect(evaluate([10_000], ['FIFTEEN']).goods?.amountMinor).toBe(1_500);
    const dollars = {currencyCode: 'USD'};
    expect(evaluate([10_899], ['FIFTEEN'], dollars).goods).toBeNull();
    expect(evaluate([10_900], ['FIFTEEN'], dollars).goods?.amountMinor).toBe(
      1_635,
    );
  });
});
