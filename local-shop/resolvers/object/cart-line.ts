import type {Cart} from '../../domain/cart';
import {cartLineId} from '../../domain/cart-id';
import type {CartLineTotals, CartTotals} from '../../domain/cart-totals';
import type {TypeResolvers} from '../../resolver';
import {lineAllocations} from './cart-discount';
import {moneySource} from './money';
import {productVariantSource} from '../catalogue-sources';
import {sellingPlanAllocationSource} from './selling-plan';

/** Source of a line; a bundle's is the other type. */
interface CartLineSource {
  readonly __typename: 'CartLine' | 'ComponentizableCartLine';
  readonly id: string;
  readonly cart: Cart;
  readonly totals: CartTotals;
  readonly line: CartLineTotals;
}

/** Source of `CartLine`, or of `ComponentizableCartLine`. */
export function cartLineSource(
  cart: Cart,
  totals: CartTotals,
  line: CartLineTotals,
): CartLineSource {
  return {
    __typename: line.variant.components
      ? 'ComponentizableCartLine'
      : 'CartLine',
    id: cartLineId(cart, line.line),
    cart,
    totals,
    line,
  };
}

const baseLineResolvers = {
  quantity: ({line}) => line.line.quantity,
  attributes: ({line}) => line.line.attributes,
  merchandise: ({cart, line}) =>
    productVariantSource(line.product, line.variant, cart.buyer.countryCode),
  sellingPlanAllocation: ({line}) =>
    line.sellingPlan &&
    sellingPlanAllocationSource(line.variant, line.sellingPlan),
  discountAllocations: ({totals, line}) => lineAllocations(totals, line),
  cost: costSource,
  estimatedCost: (source) => {
    const {amountPerQuantity: amount, ...cost} = costSource(source);
    return {...cost, amount, compareAtAmount: cost.compareAtAmountPerQuantity};
  },
} satisfies TypeResolvers<CartLineSource>;

/** `CartLine`. */
export const cartLineResolvers = {
  ...baseLineResolvers,
  // Shopify does not publish when it forbids either.
  instructions: () => ({canRemove: true, canUpdateQuantity: true}),
  parentRelationship: ({cart, totals, line: {line}}) => {
    const parent = totals.lines.find(
      (other) => other.line.id === line.parentId,
    );
    return parent ? {parent: cartLineSource(cart, totals, parent)} : null;
  },
} satisfies TypeResolvers<CartLineSource>;

/** `ComponentizableCartLine`: what its components cost is in its own cost. */
export const componentizableCartLineResolvers = {
  ...baseLineResolvers,
  lineComponents: ({cart, totals, line}, _args, {shop}) =>
    (line.variant.components ?? []).flatMap(({variantId, quantity}, index) => {
      const entry = shop.catalogue.variantById.get(variantId);
      if (!entry) return [];
      const component: CartLineTotals = {
        ...line,
        ...entry,
        line: {
          id: `${line.line.id}-${index}`,
          variantId,
          quantity: quantity * line.line.quantity,
          attributes: [],
          sellingPlanId: null,
        },
        sellingPlan: null,
        unitMinor: 0,
        compareAtUnitMinor: null,
        subtotalMinor: 0,
        discountShares: [],
        lineDiscountMinor: 0,
        orderDiscountMinor: 0,
        totalMinor: 0,
      };
      return [cartLineSource(cart, totals, component)];
    }),
} satisfies TypeResolvers<CartLineSource>;

function costSource({totals: {currencyCode}, line}: CartLineSource) {
  return {
    amountPerQuantity: moneySource(line.unitMinor, currencyCode),
    compareAtAmountPerQuantity: compareAt(line, currencyCode),
    subtotalAmount: moneySource(line.subtotalMinor, currencyCode),
    totalAmount: moneySource(line.totalMinor, currencyCode),
  };
}

function compareAt({compareAtUnitMinor}: CartLineTotals, currencyCode: string) {
  return compareAtUnitMinor === null
    ? null
    : moneySource(compareAtUnitMinor, currencyCode);
}
