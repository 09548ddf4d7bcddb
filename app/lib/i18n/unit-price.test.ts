import {describe, expect, it} from 'vitest';
import {LOCALES} from './locale';
import {unitPriceText, unitPriceView} from './unit-price';

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});

const goods = (
  quantityValue: number,
  quantityUnit: string | null,
  rest: object = {},
) => ({
  price: eur('12.9'),
  unitPrice: eur('5.16'),
  unitPriceMeasurement: {
    quantityUnit,
    quantityValue,
    referenceUnit: 'ML',
    referenceValue: 100,
    ...rest,
  },
});

it.each([
  [250, 'ML', '51.60', 'L'],
  [25, 'CL', '51.60', 'L'],
  [0.75, 'L', '17.20', 'L'],
  [333, 'G', '38.74', 'KG'],
  [2.5, 'M', '5.16', 'M'],
  [1.5, 'M2', '8.60', 'M2'],
  // Without a quantity, from the reference.
  [0, null, '51.60', 'L'],
  [Number.NaN, 'ML', '51.60', 'L'],
])('%d %s cost %s for one %s in the EU', (value, unit, amount, base) => {
  expect(unitPriceView(goods(value, unit), 'eu')).toEqual({
    price: eur(amount),
    value: 1,
    unit: base,
  });
});

it('has Shopify’s reference outside the EU, and for other units', () => {
  const own = {price: eur('5.16'), value: 100, unit: 'ML'};
  expect(unitPriceView(goods(250, 'ML'), 'us')).toEqual(own);
  const pound = {referenceUnit: 'LB', referenceValue: 1};
  const view = unitPriceView(goods(8, 'OZ', pound), 'eu');
  expect(view).toEqual({price: eur('5.16'), value: 1, unit: 'LB'});
});

it('is left out without a price or a reference', () => {
  const none = {unitPrice: null};
  expect(unitPriceView({...goods(250, 'ML'), ...none}, 'eu')).toBeNull();
  for (const lack of [{referenceUnit: null}, {referenceValue: 0}]) {
    expect(unitPriceView(goods(250, 'ML', lack), 'eu')).toBeNull();
  }
});

it.each([
  // 12.90 for 250 ml is listed.
  ['10.32', 'eu', '41.28', 'L', 1],
  ['10.32', 'us', '4.13', 'ML', 100],
  ['0', 'us', '0.00', 'ML', 100],
] as const)(
  'of %s that are paid in %s is %s',
  (paid, law, amount, unit, value) => {
    expect(unitPriceView(goods(250, 'ML'), law, eur(paid))).toEqual({
      price: eur(amount),
      value,
      unit,
    });
  },
);

it('is as fine as the currency is counted after a discount', () => {
  const kwd = (amount: string) => ({amount, currencyCode: 'KWD'});
  const oil = {...goods(250, 'ML'), price: kwd('3'), unitPrice: kwd('0.012')};
  expect(unitPriceView(oil, 'us', kwd('1.5'))?.price).toEqual(kwd('0.006'));
});

it('is left out when another currency is paid, or nothing was listed', () => {
  const dollars = {amount: '10.32', currencyCode: 'USD'};
  expect(unitPriceView(goods(250, 'ML'), 'us', dollars)).toBeNull();
  const free = {...goods(250, 'ML'), price: eur('0')};
  expect(unitPriceView(free, 'us', eur('1'))).toBeNull();
});

it('is left out for a unit that Shopify does not know', () => {
  const unknown = {referenceUnit: 'UNKNOWN', referenceValue: 1};
  for (const law of ['eu', 'us'] as const) {
    expect(unitPriceView(goods(250, null, unknown), law)).toBeNull();
  }
});

describe('unitPriceText', () => {
  it.each([
    [100, 'ML', '5,16 € / 100 ml', '€5.16/100 ml'],
    [1, 'M2', '5,16 € / m²', '€5.16/m²'],
    // Somebody may read an m as a month.
    [1, 'M', '5,16 € / Meter', '€5.16 per meter'],
    [10, 'M', '5,16 € / 10 Meter', '€5.16 per 10 meters'],
    [1, 'ITEM', '5,16 € / Stück', '€5.16 per item'],
    [10, 'ITEM', '5,16 € / 10 Stück', '€5.16 per 10 items'],
    // One that Shopify adds later.
    [2, 'ROLL', '5,16 € / 2 roll', '€5.16/2 roll'],
  ])('of %d %s is %s', (value, unit, german, english) => {
    const view = {price: eur('5.16'), value, unit};
    const text = unitPriceText(view, LOCALES.de);
    expect(text.replaceAll('\u00A0', ' ')).toBe(german);
    expect(unitPriceText(view, LOCALES.en)).toBe(english);
  });
});
