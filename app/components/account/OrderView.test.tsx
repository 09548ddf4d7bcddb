import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import type {OrderDetails} from '~/lib/account/order-page';
import type {ReturnLaw} from '~/lib/i18n/law';
import {OrderView} from './OrderView';

const money = {amount: '20', currencyCode: 'EUR'};

const order = {
  name: '#1001',
  processedAt: '2026-11-24T12:00:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  lines: [],
  parcels: [],
  giftCards: [],
  shippingDiscountAllocations: [],
  subtotalPrice: money,
  totalShippingPrice: money,
  totalPrice: money,
  totalRefunded: {...money, amount: '0'},
  tax: null,
  shippingAddress: null,
  statusUrl: null,
  invoiceUrl: null,
} as unknown as OrderDetails;

function renderOrder(shown: object, returns: ReturnLaw | null = null) {
  renderPage(
    <OrderView order={shown as OrderDetails} orderKey="a1" returns={returns} />,
    {path: '/en/account/orders/1'},
  );
}

it.each([
  ['eu', 'Withdraw from contract'],
  ['gb', 'Cancel your order'],
  ['none', 'Request a return'],
  [null, null],
] as const)(
  'an order that can be returned under the law %s has the button %s',
  async (returns, button) => {
    renderOrder(order, returns);
    await screen.findByRole('heading', {name: /#1001/});
    const links = screen.queryAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(
      button ? [[button, '/en/legal/revocation/withdraw?order=a1']] : [],
    );
  },
);

it.each([
  ['is free for goods that were sent', {formatted: ['Tower 1']}, true],
  ['is not named where nothing was sent', null, false],
])('shipping %s', async (_what, shippingAddress, isNamed) => {
  const totalShippingPrice = {...money, amount: '0.0'};
  const changed = {...order, totalShippingPrice, shippingAddress};
  renderOrder(changed);
  await screen.findByRole('heading', {name: /#1001/});
  expect(screen.queryByText('Shipping')?.nextSibling?.textContent).toBe(
    isNamed ? 'Free' : undefined,
  );
});

it('shows what a gift card paid', async () => {
  const giftCards = [
    {lastCharacters: 'ro42', amount: {...money, amount: '12.5'}},
  ];
  renderOrder({...order, giftCards});
  const label = await screen.findByText('Gift card •••• RO42');
  expect(label.nextSibling?.textContent).toBe('−€12.50');
});

it('names each discount that takes something off, also one of a script, and one without a title', async () => {
  const discount = (amount: string, discountApplication: object) => ({
    allocatedAmount: {...money, amount},
    discountApplication,
  });
  const changed = {
    ...order,
    shippingDiscountAllocations: [
      discount('5', {title: 'Script'}),
      discount('3', {title: ''}),
      // Shopify also lists those that had nothing to take off.
      discount('0.0', {code: 'FREESHIP'}),
    ],
  };
  renderOrder(changed);
  await screen.findByRole('heading', {name: /#1001/});
  expect(
    [...document.querySelectorAll('.text-success')].map(
      ({textContent}) => textContent,
    ),
  ).toEqual(['Script: −€5', 'Discount: −€3']);
});

it.each([
  [true, ['Refunded', '−€20', 'Total after changes', '€30']],
  [false, ['Total', '€30', 'Refunded', '€20']],
])(
  'a refund stands before the total that is without it: %s',
  async (isTotalReduced, rows) => {
    const changed = {
      ...order,
      isTotalReduced,
      totalRefunded: money,
      totalPrice: {...money, amount: '30'},
    };
    renderOrder(changed);
    await screen.findByRole('heading', {name: /#1001/});
    const texts = [...document.querySelectorAll('dt, dd')];
    expect(texts.map((each) => each.textContent).slice(-4)).toEqual(rows);
  },
);

it.each([
  [[true, true], null],
  [[true, false], ['1']],
  [
    [false, false],
    ['1', '0'],
  ],
])(
  'buys again what is sold without a plan, the first line last: %j',
  async (needPlans, bought) => {
    const lines = needPlans.map((requiresSellingPlan, index) => ({
      title: 'Tea',
      quantity: 1,
      currentQuantity: 1,
      attributes: [],
      discountAllocations: [],
      variant: {
        id: `${index}`,
        availableForSale: true,
        product: {handle: 'tea', requiresSellingPlan},
      },
    })) as unknown as OrderDetails['lines'];
    renderOrder({...order, lines});
    await screen.findByRole('heading', {name: /#1001/});
    const field = document.querySelector<HTMLInputElement>(
      'input[name=cartFormInput]',
    );
    const {inputs} = JSON.parse(field?.value ?? '{}') as {
      inputs?: {lines: {merchandiseId: string}[]};
    };
    expect(
      inputs?.lines.map(({merchandiseId}) => merchandiseId) ?? null,
    ).toEqual(bought);
  },
);

const URLS = {
  'Track package': {parcels: [{number: '1', url: 'https://dhl.de/1'}]},
  'View status': {statusUrl: 'https://shop.example/status'},
  'Invoice (PDF)': {invoiceUrl: 'https://shop.example/invoice'},
};

it.each([
  [['Track package', 'View status', 'Invoice (PDF)'], 'Track package'],
  [['View status', 'Invoice (PDF)'], 'View status'],
  [['Invoice (PDF)'], 'Buy again'],
] as const)(
  'of %s and buying again, the next step is %s',
  async (has, next) => {
    const lines = [
      {
        attributes: [],
        discountAllocations: [],
        variant: {id: '1', availableForSale: true, product: {handle: 'tea'}},
      },
    ];
    const changed = Object.assign(
      {...order, lines},
      ...has.map((name) => URLS[name]),
    ) as object;
    renderOrder(changed, 'eu');
    await screen.findByRole('button', {name: 'Buy again'});
    const names = (look: string) =>
      [...document.querySelectorAll(`.button-${look}`)].map(
        ({textContent}) => textContent,
      );
    expect(names('primary')).toEqual([next]);
    expect(names('secondary')).toEqual(['Withdraw from contract']);
  },
);

it('says in one line when it was ordered and what has become of it', async () => {
  renderOrder(order);
  const heading = await screen.findByRole('heading', {name: /#1001/});
  expect(heading.nextSibling?.textContent).toBe(
    'November 24, 2026 · Paid · Shipped',
  );
});

it('shows only the states that it has words for', async () => {
  const changed = {...order, fulfillmentStatus: 'TELEPORTED'};
  renderOrder(changed);
  await screen.findByRole('heading', {name: /#1001/});
  expect(document.body.textContent).toContain('Paid');
  expect(document.body.textContent).not.toMatch(/TELEPORTED|delivery\./);
});
