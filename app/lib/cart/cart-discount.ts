import {compareAmounts, type Money} from '~/lib/i18n/format';
import {sumAmounts} from './amount';

interface DiscountedCart {
  readonly cost: {readonly subtotalAmount: Money; readonly totalAmount: Money};
  readonly appliedGiftCards: readonly {readonly amountUsed: Money}[];
  readonly discountCodes: readonly {
    readonly code: string;
    readonly applicable: boolean;
  }[];
  readonly lines: {
    readonly nodes: readonly {
      readonly discountAllocations: readonly (
        | {readonly code: string}
        | {readonly title: string}
      )[];
    }[];
  };
  readonly delivery: {readonly addresses: readonly unknown[]};
  readonly buyerIdentity: {
    readonly customer?: {readonly defaultAddress?: unknown} | null;
  };
}

export interface DiscountOnCart {
  /** 0 without a discount; `null` when the total contains delivery or tax, so that nobody knows. */
  readonly amount: Money | null;
  /** Whether a code applies that no line names: it is for the whole cart or for the delivery. */
  readonly mayReduceDelivery: boolean;
}

/**
 * The discount on the whole cart, which the subtotal does not contain: the subtotal less the total and
 * the amounts of gift cards. Shopify's list of these discounts is deprecated, and the field that replaces
 * it is not in the current version of the API. So it has no name: a code may be for the delivery, while
 * an automatic discount is on the order.
 */
export function discountOnCart(cart: DiscountedCart): DiscountOnCart {
  const {cost, appliedGiftCards, discountCodes, lines} = cart;
  const {subtotalAmount: subtotal, totalAmount: total} = cost;
  const paid = [total, ...appliedGiftCards.map((card) => card.amountUsed)];
  const lacking = sumAmounts([
    subtotal.amount,
    ...paid.map(({amount}) => `-${amount}`),
  ]);
  const sign = compareAmounts(lacking, '0');
  const isKnown = sign === 0 || (sign > 0 && !hasAddress(cart));
  const ofLines = new Set(
    lines.nodes
      .flatMap(({discountAllocations}) => discountAllocations)
      .flatMap((each) => ('code' in each ? [each.code.toLowerCase()] : [])),
  );
  return {
    amount: isKnown ? {...subtotal, amount: lacking} : null,
    mayReduceDelivery: discountCodes.some(
      ({code, applicable}) => applicable && !ofLines.has(code.toLowerCase()),
    ),
  };
}

/** Only with an address can the total contain its delivery and tax. */
function hasAddress({delivery, buyerIdentity}: DiscountedCart): boolean {
  return (
    delivery.addresses.length > 0 ||
    Boolean(buyerIdentity.customer?.defaultAddress)
  );
}
