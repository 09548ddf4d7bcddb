import type {Cart} from '../../domain/cart';
import {cartLineId} from '../../domain/cart-id';
import type {CartLineTotals, CartTotals} from '../../domain/cart-totals';
import type {TypeResolvers} from '../../resolver';
import {lineAllocations} from './cart-discount';
import {moneySource} from './money';
import {productVariantSource} from '../catalogue-sources';
import {sellingPlanAllocationSource} from './selling-plan';

/** Source of `CartLine`. The shop has no bundles, so there are no other lines. */
interface CartLineSource {
  readonly __typename: 'CartLine';
  readonly id: string;
  readonly totals: CartTotals;
  readonly line: CartLineTotals;
}

/** Source of `CartLine`. */
export function cartLineSource(
  cart: Cart,
  totals: CartTotals,
  line: CartLineTotals,
): CartLineSource {
  return {
    __typename: 'CartLine',
    id: cartLineId(cart, line.line),
    totals,
    line,
  };
}

/** `CartLine`. */
export const cartLineResolvers = {
  quantity: ({line}) => line.line.quantity,
  attributes: ({line}) => line.line.attributes,
  attribute: ({line}, {key}: {key: string}) =>
    line.line.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({line}) => productVariantSource(line.product, line.variant),
  sellingPlanAllocation: ({line}) =>
    line.sellingPlan &&
    sellingPlanAllocationSource(line.variant, line.sellingPlan),
  discountAllocations: ({totals, line}) => lineAllocations(totals, line),
  cost: ({totals: {currencyCode}, line}) => ({
    amountPerQuantity: moneySource(line.unitMinor, currencyCode),
    compareAtAmountPerQuantity: compareAt(line, currencyCode),
    subtotalAmount: moneySource(line.subtotalMinor, currencyCode),
    totalAmount: moneySource(line.totalMinor, currencyCode),
  }),
  estimatedCost: ({totals: {currencyCode}, line}) => ({
    amount: moneySource(line.unitMinor, currencyCode),
    compareAtAmount: compareAt(line, currencyCode),
    subtotalAmount: moneySource(line.subtotalMinor, currencyCode),
    totalAmount: moneySource(line.totalMinor, currencyCode),
  }),
} satisfies TypeResolvers<CartLineSource>;

function compareAt({compareAtUnitMinor}: CartLineTotals, currencyCode: string) {
  return compareAtUnitMinor === null
    ? null
    : moneySource(compareAtUnitMinor, currencyCode);
}
