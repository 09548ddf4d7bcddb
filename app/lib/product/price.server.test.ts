import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {planViews, priceView, rangeView} from './price.server';

const eur = (amount: string) => ({amount, currencyCode: 'EUR' as const});
const range = (min: string, max: string) => ({
  minVariantPrice: eur(min),
  maxVariantPrice: eur(max),
});

describe('priceView', () => {
  it.each([
    ['a higher former price', '199.0', eur('249.0'), true],
    ['a former price that is higher by value', '9.0', eur('10.0'), true],
    ['none that is lower by value', '10.0', eur('9.0'), false],
    ['none that is the same', '199.0', eur('199.00'), false],
    ['none without one', '199.0', null, false],
    [
      'none in another currency',
      '199.0',
      {amount: '300.0', currencyCode: 'USD' as const},
      false,
    ],
  ])('strikes through %s', (_what, now, before, isStruck) => {
    expect(priceView({price: eur(now)}, before, null).was).toEqual(
      isStruck ? before : null,
    );
  });
});

describe('rangeView', () => {
  it.each([
    ['the lowest price', '199.0', '329.0', null, null],
    ['one price and its reduction', '29.0', '29.0', '39.0', '39.0'],
    ['no reduction of other variants', '29.0', '29.0', null, null],
    ['the reduction of the lowest price', '29.0', '39.0', '49.0', '49.0'],
  ])('says %s', (_what, min, max, before, was) => {
    const product = {
      priceRange: range(min, max),
      selectedOrFirstAvailableVariant: {
        price: eur(min),
        compareAtPrice: before ? eur(before) : null,
      },
    };
    expect(rangeView(product, null)).toEqual({
      price: eur(min),
      was: was && eur(was),
      isFrom: min !== max,
    });
  });
});

it('a product in a list has the price of the variant in its picture, and a plan’s where it needs one', () => {
  const product = {
    priceRange: range('199.0', '379.0'),
    selectedOrFirstAvailableVariant: {
      price: eur('199.0'),
      compareAtPrice: eur('239.0'),
    },
  };
  const shown = {price: eur('249.0'), compareAtPrice: eur('289.0')};
  const first = {price: eur('199.0'), was: eur('239.0'), isFrom: true};
  expect(rangeView(product, null)).toEqual(first);
  expect(rangeView(product, null, shown)).toEqual({
    price: eur('249.0'),
    was: eur('289.0'),
    isFrom: true,
  });
  expect(rangeView(product, null, shown, 'Alps').of).toBe('Alps');
  const {price} = first;
  expect(rangeView(product, null, {price}, 'Alps').of).toBeUndefined();
  expect(rangeView(product, null, {price: eur('379.0')}, 'Alps')).toEqual({
    price: eur('379.0'),
    was: null,
    isFrom: false,
  });
  expect(
    rangeView({...product, requiresSellingPlan: true}, null, shown, 'Alps'),
  ).toEqual(first);
});

const measured = {
  price: eur('30.0'),
  unitPrice: eur('6.0'),
  unitPriceMeasurement: {
    quantityUnit: 'ML',
    quantityValue: 500,
    referenceUnit: 'ML',
    referenceValue: 100,
  },
};

it('a plan shows what is paid first, which is the variant’s price where it changes none', () => {
  const plan = {id: 'p', name: 'Every year', description: ''};
  const first = {
    price: eur('20.0'),
    perDeliveryPrice: eur('20.0'),
    unitPrice: eur('4.0'),
  };
  const later = {price: eur('29.0'), perDeliveryPrice: eur('29.0')};
  expect(
    planViews(
      {
        ...measured,
        sellingPlanAllocations: {
          nodes: [
            {sellingPlan: plan, priceAdjustments: [first, later]},
            {sellingPlan: plan, priceAdjustments: []},
            {
              sellingPlan: plan,
              priceAdjustments: [],
              checkoutChargeAmount: eur('10.0'),
              remainingBalanceChargeAmount: eur('30.0'),
            },
          ],
        },
      },
      'us',
      LOCALES.en,
    ),
  ).toEqual([
    {
      ...plan,
      price: eur('20.0'),
      unit: {price: eur('4.0'), value: 100, unit: 'ML'},
    },
    {
      ...plan,
      price: eur('30.0'),
      unit: {price: eur('6.0'), value: 100, unit: 'ML'},
    },
    {
      ...plan,
      price: eur('40.0'),
      unit: {price: eur('8.00'), value: 100, unit: 'ML'},
      terms: '€10 due at checkout, €30 later',
    },
  ]);
});

it.each([
  [LOCALES.en, '€20 due at checkout, €80 later'],
  [LOCALES.de, '20 € an der Kasse fällig, 80 € später'],
])('a plan with a deposit says what is due when: %#', (locale, words) => {
  const views = planViews(
    {
      price: eur('100.0'),
      sellingPlanAllocations: {
        nodes: [
          ['20.0', '80.0'],
          ['100.0', '80.0'],
          ['90.0', '0.0'],
        ].map(([charge = '', rest = '']) => ({
          sellingPlan: {id: charge, name: 'Pre-order'},
          priceAdjustments: [
            {price: eur('100.0'), perDeliveryPrice: eur('100.0')},
          ],
          checkoutChargeAmount: eur(charge),
          remainingBalanceChargeAmount: eur(rest),
        })),
      },
    },
    'eu',
    locale,
  );
  expect(views.map(({terms}) => terms?.replaceAll('\u00A0', ' '))).toEqual([
    words,
    undefined,
    undefined,
  ]);
});

it.each([
  [LOCALES.en, 'From order 2 on: €29'],
  [LOCALES.de, 'Ab der 2. Bestellung: 29 €'],
])('a plan says what it costs after its introduction: %#', (locale, words) => {
  const at = (amount: string) => ({
    price: eur(amount),
    perDeliveryPrice: eur(amount),
  });
  const termsOf = (orderCount: number | null, later: string) =>
    planViews(
      {
        price: eur('30.0'),
        sellingPlanAllocations: {
          nodes: [
            {
              sellingPlan: {
                id: 'p',
                name: 'Every month',
                priceAdjustments: [{orderCount}],
              },
              priceAdjustments: [at('20.0'), at(later)],
            },
          ],
        },
      },
      'eu',
      locale,
    ).map(({terms}) => terms?.replaceAll('\u00A0', ' '));
  expect(termsOf(1, '29.0')).toEqual([words]);
  expect(termsOf(1, '20.0')).toEqual([undefined]);
  expect(termsOf(null, '29.0')).toEqual([undefined]);
});

it('the unit price of a plan that pays several deliveries at once is that of one', () => {
  const prepaid = {
    price: eur('240.0'),
    perDeliveryPrice: eur('20.0'),
    unitPrice: eur('4.0'),
  };
  const [view] = planViews(
    {
      ...measured,
      sellingPlanAllocations: {
        nodes: [
          {
            sellingPlan: {id: 'p', name: 'A year'},
            priceAdjustments: [prepaid],
          },
        ],
      },
    },
    'eu',
    LOCALES.en,
  );
  expect(view?.price).toEqual(eur('240.0'));
  expect(view?.unit).toEqual({price: eur('40.00'), value: 1, unit: 'L'});
});

describe('a reduction under the law of the European Union', () => {
  const lowest = (amount: unknown, currency_code = 'EUR') => ({
    price: eur('59.0'),
    lowestPrice: {value: JSON.stringify({amount, currency_code})},
  });

  it('names the lowest price of the last 30 days', () => {
    const view = priceView(lowest('65.00'), eur('69.0'), 'eu');
    expect(view.lowest).toEqual(eur('65.00'));
    expect(view.isUnannounced).toBeUndefined();
  });

  it.each([
    ['the lowest price where the former one was higher', '65.00', eur('65.00')],
    ['the former price where the lowest one is higher', '75.00', eur('69.0')],
  ])('strikes through %s', (_what, amount, was) => {
    expect(priceView(lowest(amount), eur('69.0'), 'eu').was).toEqual(was);
    expect(priceView(lowest(amount), eur('69.0'), 'gb').was).toEqual(
      eur('69.0'),
    );
  });

  it.each([
    ['none', {price: eur('59.0')}],
    ['one in another currency', lowest('65.00', 'USD')],
    ['one that is no amount', lowest({})],
    ['one that was no higher than the price', lowest('59.00')],
    ['one that is no money', {...lowest(''), lowestPrice: {value: '65'}}],
  ])('is not announced with %s', (_what, variant) => {
    expect(priceView(variant, eur('69.0'), 'eu')).toEqual({
      price: eur('59.0'),
      was: eur('69.0'),
      isUnannounced: true,
    });
    expect(priceView(variant, eur('69.0'), 'us').isUnannounced).toBeUndefined();
  });

  it('needs none without a reduction', () => {
    const view = priceView(lowest('65.00'), null, 'eu');
    expect(view).toEqual({price: eur('59.0'), was: null});
  });
});
