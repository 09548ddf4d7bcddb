import {describe, expect, it} from 'vitest';
import {planViews} from './plan-view';

const euros = (amount: string) => ({amount, currencyCode: 'EUR' as const});

describe('planViews', () => {
  it('shows what the first delivery costs', () => {
    expect(
      planViews([
        {
          sellingPlan: {id: 'p', name: 'Every year', description: ''},
          priceAdjustments: [{price: euros('20.0')}, {price: euros('29.0')}],
        },
      ]),
    ).toEqual([
      {id: 'p', name: 'Every year', description: null, price: euros('20.0')},
    ]);
  });

  it('leaves out a plan without a price', () => {
    expect(
      planViews([{sellingPlan: {id: 'p', name: 'Free'}, priceAdjustments: []}]),
    ).toEqual([]);
  });
});
