import {describe, expect, it} from 'vitest';
import {planViews, priceView, rangeView, unitLabel} from './price';

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
    expect(priceView(eur(now), before).was).toEqual(isStruck ? before : null);
  });
});

describe('rangeView', () => {
  it.each([
    ['from', '199.0', '329.0', '0.0', '0.0', null],
    ['one price and its reduction', '29.0', '29.0', '39.0', '39.0', '39.0'],
    ['no reduction of some variants', '29.0', '39.0', '49.0', '49.0', null],
    ['none by different amounts', '29.0', '29.0', '35.0', '49.0', null],
  ])('says %s', (_what, min, max, minWas, maxWas, was) => {
    expect(rangeView(range(min, max), range(minWas, maxWas))).toEqual({
      price: eur(min),
      was: was && eur(was),
      isFrom: min !== max,
    });
  });
});

it('a plan shows what the first delivery costs, and is left out without a price', () => {
  const plan = {id: 'p', name: 'Every year', description: ''};
  const priceAdjustments = [{price: eur('20.0')}, {price: eur('29.0')}];
  expect(
    planViews([
      {sellingPlan: plan, priceAdjustments},
      {sellingPlan: plan, priceAdjustments: []},
    ]),
  ).toEqual([{...plan, price: eur('20.0')}]);
});

describe('unitLabel', () => {
  it.each([
    [100, 'ML', '100 ml'],
    [1, 'M2', 'm²'],
    // One that the provider adds later.
    [2, 'ITEM', '2 item'],
  ])('of %d %s is %s', (value, unit, label) => {
    expect(unitLabel(value, unit)).toBe(label);
  });
});
