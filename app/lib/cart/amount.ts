import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {compareAmounts, toIntegers, type Money} from '~/lib/i18n/format';

/** The sum of decimal amounts, without floating point; `0` for an empty list. */
export function sumAmounts(amounts: readonly string[]): string {
  const {integers, scale} = toIntegers(amounts);
  return amountOf(
    integers.reduce((sum, integer) => sum + integer, 0n),
    scale,
  );
}

/** The opposite of `toIntegers`. */
function amountOf(units: bigint, scale: number): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return (units < 0n ? '-' : '') + whole + fraction;
}

/** An amount times a whole number of units, which may be millions: of what is sold by the gram. */
export function timesAmount(amount: string, pieces: number): string {
  const {integers, scale} = toIntegers([amount]);
  const [unit = 0n] = integers;
  return amountOf(unit * BigInt(pieces), scale);
}

export interface NamedDiscount {
  /** A code or an automatic discount's title; `null` without either. */
  readonly name: string | null;
  readonly amount: Money;
}

/** The discounts added up by name; amounts of 0 are left out. */
export function sumByName(
  discounts: readonly NamedDiscount[],
): NamedDiscount[] {
  const byName = new Map<string | null, Money>();
  for (const {name, amount} of discounts) {
    const before = byName.get(name)?.amount ?? '0';
    const sum = sumAmounts([before, amount.amount]);
    byName.set(name, {...amount, amount: sum});
  }
  return [...byName]
    .filter(([, {amount}]) => compareAmounts(amount, '0') > 0)
    .map(([name, amount]) => ({name, amount}));
}

/**
 * A line's total at the compare-at price if higher, else before its discounts; `null` without
 * either.
 */
export function priceBefore(
  cost: CartLinePartsFragment['cost'],
  quantity: number,
): Money | null {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: compareAt} =
    cost;
  if (
    compareAt?.currencyCode === price.currencyCode &&
    compareAmounts(compareAt.amount, price.amount) > 0
  ) {
    return {...compareAt, amount: timesAmount(compareAt.amount, quantity)};
  }
  return compareAmounts(cost.subtotalAmount.amount, cost.totalAmount.amount) > 0
    ? cost.subtotalAmount
    : null;
}

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
  /** 0 without a discount; `null` when it is not known, because the total contains delivery or tax. */
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
