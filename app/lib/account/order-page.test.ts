import {describe, expect, it} from 'vitest';
import {orderKey, orderPage} from './order-page';

type ProviderOrder = Parameters<typeof orderPage>[0];

const LOCAL = 'http://127.0.0.1:4000';
const money = {amount: '1.0', currencyCode: 'EUR'} as const;

function order(
  statusUrl: string,
  invoiceUrl: string | null = null,
  variantTitle: string | null = null,
  sums: object = {},
) {
  return orderPage(
    {
      name: '#1001',
      processedAt: '2026-11-01T10:00:00Z',
      fulfillmentStatus: 'FULFILLED',
      statusUrl,
      totalPrice: money,
      totalRefunded: money,
      totalShippingPrice: money,
      shippingDiscountAllocations: [],
      invoice: invoiceUrl === null ? null : {reference: {url: invoiceUrl}},
      lineItems: {
        nodes: [
          {
            title: 'METARmap',
            quantity: 1,
            currentQuantity: 1,
            originalTotalPrice: money,
            discountedTotalPrice: money,
            discountAllocations: [],
            variant: variantTitle === null ? null : {title: variantTitle},
          },
        ],
      },
      ...sums,
    } as unknown as ProviderOrder,
    [LOCAL],
  );
}

describe('orderPage', () => {
  it.each([
    'https://shop.example.com/1/orders/abc/authenticate?key=def',
    'https://cdn.shopify.com/s/files/1/invoice.pdf',
    `${LOCAL}/orders/abc/invoice.pdf`,
  ])('links to %s', (url) => {
    expect(order(url, url)).toMatchObject({statusUrl: url, invoiceUrl: url});
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://shop.example.com/orders/abc',
    'http://127.0.0.1:4001/orders/abc',
    'https://somebody:secret@shop.example.com/',
    '//evil.example/orders',
    '/orders/abc',
    '',
  ])('never links to %j', (url) => {
    expect(order(url, url)).toMatchObject({statusUrl: null, invoiceUrl: null});
  });

  it.each([
    ['in the prices', '316.0', '6.9', '6.9', '50.45', '316.0', true],
    ['on top of them', '219.0', '16.24', null, '19.8', '255.04', false],
    ['on top, shipping free', '20.0', '5.0', '5.0', '1.65', '21.65', false],
  ])(
    'tells tax that is %s',
    (_, subtotal, shipping, discount, tax, total, isIncluded) => {
      const eur = (amount: string) => ({amount, currencyCode: 'EUR'}) as const;
      const page = order('', null, null, {
        subtotalPrice: eur(subtotal),
        totalShippingPrice: eur(shipping),
        shippingDiscountAllocations: discount
          ? [{allocatedAmount: eur(discount)}]
          : [],
        totalTax: eur(tax),
        totalPrice: eur(total),
      });
      expect(page.tax).toEqual({amount: eur(tax), isIncluded});
    },
  );

  it('has no row for a tax of nothing', () => {
    expect(order('').tax).toBeNull();
    const totalTax = {amount: '0.0', currencyCode: 'USD'};
    expect(order('', null, null, {totalTax}).tax).toBeNull();
  });

  it('has no invoice where there is none', () => {
    expect(order('https://shop.example.com/').invoiceUrl).toBeNull();
  });

  it('names what was chosen, unless there was no choice', () => {
    const choice = (title: string | null) =>
      order('', null, title).lines[0]?.choice;
    expect(choice('Europa / Eiche')).toBe('Europa / Eiche');
    expect(choice('Default Title')).toBeNull();
    // The variant is not sold any more.
    expect(choice(null)).toBeNull();
  });
});

it('an order’s key is its secret, or its number without one', () => {
  expect(orderKey('gid://shopify/Order/1?key=abc-1')).toBe('abc-1');
  expect(orderKey('gid://shopify/Order/2?a=b&key=def_2')).toBe('def_2');
  expect(orderKey('gid://shopify/Order/3')).toBe('3');
  expect(orderKey('gid://shopify/Cart/1?key=abc')).toBeNull();
});
