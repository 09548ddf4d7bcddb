import {describe, expect, it} from 'vitest';
import {measuresOf} from '~/lib/i18n/inches';
import {orderKey, orderList, orderPage, productTitle} from './order-page';

const LOCAL = 'http://127.0.0.1:4000';
const eur = (amount: string) => ({amount, currencyCode: 'EUR'}) as const;

function order(changes: object = {}, variant: object | null = null) {
  const provided = {
    name: '#1001',
    processedAt: '2026-11-01T10:00:00Z',
    fulfillmentStatus: 'FULFILLED',
    statusUrl: '',
    totalPrice: eur('1.0'),
    totalRefunded: eur('1.0'),
    totalShippingPrice: eur('1.0'),
    shippingDiscountAllocations: [],
    invoice: null,
    parcels: [],
    lineItems: {
      nodes: [
        {
          title: 'METARmap',
          quantity: 1,
          currentQuantity: 1,
          customAttributes: [
            {key: 'ICAO', value: 'EDNY'},
            {key: '_origin', value: 'ours'},
          ],
          originalTotalPrice: eur('1.0'),
          discountedTotalPrice: eur('1.0'),
          discountAllocations: [],
          variant,
        },
      ],
    },
    ...changes,
  };
  type ShopifyOrder = Parameters<typeof orderPage>[0];
  return orderPage(
    provided as unknown as ShopifyOrder,
    [LOCAL],
    measuresOf({hasUsUnits: true}, {code: 'en', tag: 'en-US'}),
  );
}

const variant = (values: string[], optionValues: string[]) => ({
  selectedOptions: values.map((value) => ({name: 'Option', value})),
  product: {options: [{optionValues}]},
});

describe('orderPage', () => {
  it('shows the attributes of a line, except hidden ones', () => {
    const [line] = order().lines;
    expect(line?.attributes).toEqual([{key: 'ICAO', value: 'EDNY'}]);
  });

  const linksOf = (url: string) => {
    const page = order({statusUrl: url, invoice: {reference: {url}}});
    return [page.statusUrl, page.invoiceUrl];
  };

  it.each([
    'https://shop.example.com/1/orders/abc/authenticate?key=def',
    `${LOCAL}/orders/abc/invoice.pdf`,
  ])('links to %s', (url) => {
    expect(linksOf(url)).toEqual([url, url]);
  });

  it.each([
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://shop.example.com/orders/abc',
    'http://127.0.0.1:4001/orders/abc',
    'https://somebody:secret@shop.example.com/',
    '//evil.example/orders',
    '',
  ])('never links to %j', (url) => {
    expect(linksOf(url)).toEqual([null, null]);
  });

  it.each([
    ['in the prices', '316.0', '6.9', '6.9', '50.45', '316.0', true],
    ['on top of them', '219.0', '16.24', null, '19.8', '255.04', false],
    ['on top, with duties', '100.0', '10.0', null, '8.25', '130.25', false],
    ['on top, with a tip', '100.0', '10.0', null, '8.25', '123.25', false],
    ['included, with a tip', '100.0', '10.0', null, '17.56', '113.0', true],
    ['on top, shipping free', '20.0', '5.0', '5.0', '1.65', '21.65', false],
    [
      'included, with a larger tip',
      ...['20.0', '0.0', null, '1.65', '25.0', true, {tip: eur('5.0')}],
    ],
    [
      'included, with larger duties',
      ...['20.0', '0.0', null, '1.65', '25.0', true, {duties: eur('5.0')}],
    ],
    [
      'on top, with a tip and duties',
      ...['20.0', '0.0', null, '1.65', '27.65', false],
      {duties: eur('5.0'), tip: eur('1.0')},
    ],
  ] as [
    string,
    string,
    string,
    string | null,
    string,
    string,
    boolean,
    object?,
  ][])(
    'shows tax that is %s',
    (_, subtotal, shipping, discount, tax, total, isIncluded, others = {}) => {
      const page = order({
        subtotalPrice: eur(subtotal),
        totalShippingPrice: eur(shipping),
        shippingDiscountAllocations: discount
          ? [{allocatedAmount: eur(discount)}]
          : [],
        totalTax: eur(tax),
        totalPrice: eur(total),
        ...others,
      });
      expect(page.tax).toEqual({amount: eur(tax), isIncluded});
    },
  );

  it('has no row for a tax of zero, and no link to a missing invoice', () => {
    expect(order()).toMatchObject({tax: null, invoiceUrl: null});
    expect(order({totalTax: eur('0.0')}).tax).toBeNull();
  });

  it.each([
    [true, '100.71', true],
    [false, '74.61', false],
  ])(
    'has the subtotal of all lines where the total is without what was returned: %s',
    (isTotalCurrent, subtotal, isTotalReduced) => {
      const [line] = order().lines;
      const sold = {...line, customAttributes: []};
      const nodes = [
        {...sold, quantity: 3, discountedTotalPrice: eur('78.3')},
        {...sold, discountedTotalPrice: eur('22.41')},
      ];
      const changes = {subtotalPrice: eur('74.61'), isTotalCurrent};
      const changed = order({...changes, lineItems: {nodes}});
      expect(changed).toMatchObject({
        subtotalPrice: eur(subtotal),
        isTotalReduced,
      });
      const unknown = [...nodes, {...sold, discountedTotalPrice: null}];
      const partly = order({...changes, lineItems: {nodes: unknown}});
      expect(partly.subtotalPrice).toEqual(eur('74.61'));
    },
  );

  it('names parcels that have a number or a safe link', () => {
    const {parcels} = order({
      parcels: [
        {company: 'DHL', number: '0034', url: 'https://dhl.example/0034'},
        {number: '17', url: 'javascript:alert(1)'},
        {company: 'DHL', number: '', url: null},
      ],
    });
    expect(parcels).toEqual([
      {company: 'DHL', number: '0034', url: 'https://dhl.example/0034'},
      {company: null, number: '17', url: null},
    ]);
  });

  it('shows what the account still knows of a deleted variant', () => {
    const image = {url: 'https://cdn.example/map.jpg'};
    const [node] = order().lines;
    const nodes = [
      {...node, customAttributes: [], variantTitle: 'Eiche', image},
    ];
    expect(order({lineItems: {nodes}}).lines[0]).toMatchObject({
      choice: 'Eiche',
      image,
    });
  });

  it.each([
    [
      'Europa, Kiefer / Fichte',
      variant(['Europa', 'Kiefer / Fichte'], ['Eiche', 'Kiefer']),
    ],
    [null, variant(['Standardtitel'], ['Standardtitel'])],
    // As the product's page does for a visitor from the United States.
    [
      '20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm), Oak',
      variant(['50 × 70 cm', 'Oak'], ['50 × 70 cm', '70 × 100 cm']),
    ],
    // The variant is no longer sold.
    [null, null],
  ])('names the choice %j for the variant %j', (choice, variant) => {
    expect(order({}, variant).lines[0]?.choice).toBe(choice);
  });
});

it.each([
  ['Order/1?key=abc-1', 'abc-1'],
  ['Order/2?a=b&key=def_2', 'def_2'],
  ['Order/3', '3'],
  ['Cart/1?key=abc', null],
])('an order’s key is its secret, or its number: %s', (id, key) => {
  expect(orderKey(`gid://shopify/${id}`)).toBe(key);
});

it.each([
  ['METARmap - Alps / Pine / Spruce', 'METARmap'],
  ['Renamed since - Alps / Pine / Spruce', 'Renamed since'],
  ['METARmap - Alpen / Kiefer / Fichte', 'METARmap'],
  ['METARmap', 'METARmap'],
  ['METARmapper - small', 'METARmapper - small'],
])('the line %j of a legacy account is called %j', (title, shown) => {
  const product = {title: 'METARmap'};
  const variant = {title: 'Alps / Pine / Spruce', product};
  expect(productTitle({title, variant})).toBe(shown);
  // Of a deleted variant that is all there is.
  expect(productTitle({title, variant: null})).toBe(title);
});

it('names a product once that is in several lines of an order', () => {
  const {orders} = orderList({
    nodes: [
      {
        id: 'gid://shopify/Order/8',
        name: '#1002',
        processedAt: '2026-11-01T10:00:00Z',
        fulfillmentStatus: 'FULFILLED',
        currentTotalPrice: eur('1.0'),
        lineItems: {
          nodes: [{title: 'Lights'}, {title: 'Lights'}, {title: 'Map'}],
        },
      },
    ],
    pageInfo: {hasNextPage: false, hasPreviousPage: false},
  });
  expect(orders[0]?.items.map(({title}) => title)).toEqual(['Lights', 'Map']);
  expect(orders[0]?.hasMore).toBe(false);
});

it('lists the first three lines of an order, with the pictures of either kind of account', () => {
  const image = {url: 'https://cdn.shopify.com/map.webp'};
  const {orders} = orderList({
    nodes: [
      {
        id: 'gid://shopify/Order/7',
        name: '#1001',
        processedAt: '2026-11-01T10:00:00Z',
        fulfillmentStatus: 'FULFILLED',
        currentTotalPrice: eur('1.0'),
        lineItems: {
          nodes: [
            {title: 'Map', variant: {image}},
            {title: 'Rail', image},
            {title: 'Gone', variant: null},
            {title: 'Lamp'},
          ],
        },
      },
    ],
    pageInfo: {hasNextPage: false, hasPreviousPage: false},
  });
  expect(orders[0]).toMatchObject({
    key: '7',
    items: [
      {title: 'Map', image},
      {title: 'Rail', image},
      {title: 'Gone', image: null},
    ],
    hasMore: true,
  });
});
