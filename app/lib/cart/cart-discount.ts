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
  /** The discount's code; `null` for an automatic discount, and when several codes are possible. */
  readonly name: string | null;
  /** Whether a code applies that explains no discount on goods. */
  readonly mayReduceDelivery: boolean;
}

/**
 * The discount on the whole cart, which the subtotal does not contain: the subtotal less the total and
 * the amounts of gift cards. Shopify's list of these discounts is deprecated, and the field that replaces
 * it is not in the current version of the API.
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
  const codes = discountCodes.filter(
    ({code, applicable}) => applicable && !ofLines.has(code.toLowerCase()),
  );
  return {
    amount: isKnown ? {...subtotal, amount: lacking} : null,
    name: codes.length === 1 ? (codes[0]?.code ?? null) : null,
    mayReduceDelivery: codes.length > (isKnown && sign > 0 ? 1 : 0),
  };
}

/** Only with an address can the total contain its delivery and tax. */
function hasAddress({delivery, buyerIdentity}: DiscountedCart): boolean {
  return (
    delivery.addresses.length > 0 ||
    Boolean(buyerIdentity.customer?.defaultAddress)
  );
}
