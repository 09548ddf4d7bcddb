import {expect, test} from 'vitest';
import type {Order} from './order';
import {refundItems} from './order-changes';
import {orderTotals} from './order-totals';

type Draft = Omit<Order, 'number'>;

const line = (unitPriceMinor: number, quantity: number, discountMinor = 0) => ({
  variantId: null,
  title: 'Karte',
  variantTitle: null,
  sellingPlanName: null,
  quantity,
  currentQuantity: quantity,
  unitPriceMinor,
  allocations:
    discountMinor > 0 ? [{discountIndex: 0, amountMinor: discountMinor}] : [],
  attributes: [],
  requiresShipping: true,
  addedByEdit: false,
});

/** 3 × 9.99 EUR less 1.00 EUR, 1 × 50.00 EUR, 6.90 EUR shipping: 85.87 EUR. */
const order: Draft = {
  customerId: null,
  statusToken: '',
  email: null,
  phone: null,
  locale: 'de',
  currencyCode: 'EUR',
  processedAt: '2026-05-01T10:00:00.000Z',
  canceledAt: null,
  cancelReason: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  edited: false,
  shippingAddress: null,
  billingAddress: null,
  lines: [line(999, 3, 100), line(5_000, 1)],
  discounts: [
    {
      kind: 'code',
      title: 'EIN-EURO',
      value: {amountMinor: 100},
      targetType: 'LINE_ITEM',
      targetSelection: 'ALL',
      allocationMethod: 'ACROSS',
    },
  ],
  shipping: {
    title: 'Standardversand',
    priceMinor: 690,
    allocations: [],
    refundedMinor: 0,
  },
  taxPermille: 190,
  giftCardMinor: 0,
  refundedMinor: 0,
  fulfillments: [],
  attributes: [],
  note: null,
  hasInvoice: true,
};

test('a gift card has no tax until it is redeemed', () => {
  const card = {...line(2_500, 1), requiresShipping: false, isGiftCard: true};
  const lines = [...order.lines, card];
  const {total, tax, currentTax} = orderTotals({...order, lines});
  expect([total, tax, currentTax]).toEqual([11_087, 1_371, 1_371]);
});

test('the total of an order is its lines less discounts plus shipping, tax included', () => {
  expect(orderTotals(order)).toMatchObject({
    subtotal: 7_897,
    tax: 1_371,
    total: 8_587,
    currentTotal: 8_587,
  });
});

test('a refund of one item leaves the rest, its share of the discount included', () => {
  const refunded = refundItems(order, [{lineIndex: 0, quantity: 1}], {
    withShipping: false,
  });
  expect(refunded.financialStatus).toBe('PARTIALLY_REFUNDED');
  // Two thirds of 28.97 EUR stay, rounded down: 19.31 EUR.
  expect(refunded.refundedMinor).toBe(2_897 - 1_931);
  expect(orderTotals(refunded).total).toBe(8_587);
  expect(orderTotals(refunded).currentTotal).toBe(
    8_587 - refunded.refundedMinor,
  );
});
