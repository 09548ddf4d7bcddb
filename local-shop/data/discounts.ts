import type {Discount} from '../domain/discount';

/** The shop's discount codes. */
export const discounts: readonly Discount[] = [
  {code: 'WILLKOMMEN10', kind: 'percentage', percentage: 10},
  {
    code: 'STARTKLAR',
    kind: 'amount',
    amountCents: 1_500,
    minimumSubtotalCents: 15_000,
  },
  {code: 'VERSANDFREI', kind: 'free-shipping'},
  {code: 'MAPS20', kind: 'percentage', percentage: 20, collection: 'maps'},
  {
    code: 'SOMMER25',
    kind: 'percentage',
    percentage: 25,
    endsAt: '2025-09-01T00:00:00Z',
  },
];
