import {describe, expect, it} from 'vitest';
import {planViews, priceView, rangeView, unitLabel} from './price';

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const range = (min: string, max: string) => ({
  minVariantPrice: eur(min),
  maxVariantPrice: eur(max),
});

describe('priceView', () => {
  it('strikes a higher former price through', () => {
    expect(priceView(eur('199.0'), eur('249.0')).was).toEqual(eur('249.0'));
  });

  it('compares by value, not as text', () => {
    expect(priceView(eur('9.0'), eur('10.0')).was).toEqual(eur('10.0'));
    expect(priceView(eur('10.0'), eur('9.0')).was).toBeNull();
  });

  it('shows no reduction where there is none', () => {
    expect(priceView(eur('199.0'), eur('199.00')).was).toBeNull();
    expect(priceView(eur('199.0'), null).was).toBeNull();
  });

  it('never compares two currencies', () => {
    const was = {amount: '300.0', currencyCode: 'USD'};
    expect(priceView(eur('199.0'), was).was).toBeNull();
  });
});

describe('rangeView', () => {
  it('says "from" when variants differ in price', () => {
    const view = rangeView(range('199.0', '329.0'), range('0.0', '0.0'));
    expect(view).toEqual({price: eur('199.0'), was: null, isFrom: true});
  });

  it('shows one price and its reduction', () => {
    const view = rangeView(range('29.0', '29.0'), range('39.0', '39.0'));
    expect(view).toEqual({price: eur('29.0'), was: eur('39.0'), isFrom: false});
  });

  it('strikes nothing through when only some variants are reduced', () => {
    expect(rangeView(range('29.0', '39.0'), range('49.0', '49.0')).was).toBe(
      null,
    );
    expect(rangeView(range('29.0', '29.0'), range('35.0', '49.0')).was).toBe(
      null,
    );
  });
});

describe('planViews', () => {
  const plan = {id: 'p', name: 'Every year', description: ''};

  it('shows what the first delivery costs', () => {
    const priceAdjustments = [{price: eur('20.0')}, {price: eur('29.0')}];
    expect(planViews([{sellingPlan: plan, priceAdjustments}])).toEqual([
      {...plan, price: eur('20.0')},
    ]);
  });

  it('leaves out a plan without a price', () => {
    expect(planViews([{sellingPlan: plan, priceAdjustments: []}])).toEqual([]);
  });
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
