import type {Shop} from '../context';
import type {Discount} from '../domain/discount';
import {merged, save} from './content-store';

/** The discount codes of the sample shop. */
export const DISCOUNTS: readonly Discount[] = [
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

/** The shop's discount codes, with the merchant's changes. */
export function discountsOf({
  database,
  seed,
}: Pick<Shop, 'database' | 'seed'>): readonly Discount[] {
  return merged(database, 'discount', seed.discounts, ({code}) => code);
}

/** Writes a discount; a discount of the same code is replaced. */
export function saveDiscount(
  {database}: Pick<Shop, 'database'>,
  discount: Discount,
): void {
  save(database, 'discount', discount.code, discount);
}

/** Removes a discount. */
export function deleteDiscount(
  {database}: Pick<Shop, 'database'>,
  code: string,
): void {
  save(database, 'discount', code, null);
}
