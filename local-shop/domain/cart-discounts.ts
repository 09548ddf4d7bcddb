import type {CartWarningCode} from '../../schemas/storefront-types';
import {allocate} from './allocate';
import type {Discount} from './discount';
import {fromEuroCents} from './presentment';

/** What discounts need to know of a line. */
interface DiscountableLine {
  readonly productId: string;
  readonly subtotalMinor: number;
  readonly isGiftCard: boolean;
}

/** Why a code has no effect, as Shopify's warnings say it. */
export type UnusedCode = Extract<
  CartWarningCode,
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
>;

/** The discounts that the cart's codes give. */
export interface CartDiscounts {
  /** Every code of the cart, with whether it took effect. */
  readonly codes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    /** `null` for a code that took effect. */
    readonly unused: UnusedCode | null;
  }[];
  /** The one discount on goods; `parts` are the shares of the lines. */
  readonly goods: {
    readonly discount: Exclude<Discount, {kind: 'free-shipping'}>;
    readonly code: string;
    /** `line`: taken off the lines it is meant for; `order`: off the whole cart. */
    readonly level: 'line' | 'order';
    readonly amountMinor: number;
    readonly parts: readonly number[];
  } | null;
  readonly freeShipping: boolean;
}

type GoodsDiscount = NonNullable<CartDiscounts['goods']>;

/**
 * Evaluates the cart's codes by Shopify's default rules. Codes for goods do not
 * combine: the largest discount wins. Free shipping combines with any code. Gift cards
 * are never discounted. Codes that are unknown, expired or lose to a larger discount stay
 * in the cart as not applicable.
 */
export function evaluateDiscounts(
  lines: readonly DiscountableLine[],
  codes: readonly string[],
  shop: {
    readonly discounts: readonly Discount[];
    readonly currencyCode: string;
    readonly now: Date;
    isInCollection(productId: string, collectionHandle: string): boolean;
  },
): CartDiscounts {
  const known = codes.map((code) => ({
    code,
    discount: shop.discounts.find((each) => isSameCode(each.code, code)),
  }));
  const found = known.flatMap(({discount}) =>
    discount && isRunning(discount, shop.now) ? [{discount}] : [],
  );
  let goods: GoodsDiscount | null = null;
  const outOfRange = new Set<Discount>();
  for (const {discount} of found) {
    if (discount.kind === 'free-shipping') continue;
    const candidate = applyToGoods(lines, discount, shop);
    if (candidate.amountMinor === 0) outOfRange.add(discount);
    if (candidate.amountMinor > (goods?.amountMinor ?? 0)) goods = candidate;
  }
  const freeShipping = found.find(
    ({discount}) => discount.kind === 'free-shipping',
  );
  const reason = (discount?: Discount): UnusedCode => {
    if (!discount) return 'DISCOUNT_NOT_FOUND';
    if (!isRunning(discount, shop.now)) return 'DISCOUNT_CURRENTLY_INACTIVE';
    return lines.length > 0 && outOfRange.has(discount)
      ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
      : 'DISCOUNT_CODE_NOT_HONOURED';
  };
  return {
    codes: known.map(({code, discount}) => {
      const applicable =
        lines.length > 0 &&
        [goods?.code, freeShipping?.discount.code].some((used) =>
          isSameCode(used ?? '', code),
        );
      return {code, applicable, unused: applicable ? null : reason(discount)};
    }),
    goods,
    freeShipping: freeShipping !== undefined,
  };
}

/** Case and surrounding spaces do not matter. */
function isSameCode(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isRunning({endsAt}: Discount, now: Date) {
  return endsAt === undefined || now.getTime() < Date.parse(endsAt);
}

function applyToGoods(
  lines: readonly DiscountableLine[],
  discount: GoodsDiscount['discount'],
  shop: Parameters<typeof evaluateDiscounts>[2],
): GoodsDiscount {
  const {collection} = discount;
  const weights = lines.map((line) =>
    !line.isGiftCard &&
    (collection === undefined ||
      shop.isInCollection(line.productId, collection))
      ? line.subtotalMinor
      : 0,
  );
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const amountMinor = discountOn(base, discount, shop.currencyCode);
  return {
    discount,
    code: discount.code,
    level: collection === undefined ? 'order' : 'line',
    amountMinor,
    parts: allocate(amountMinor, weights),
  };
}

function discountOn(
  base: number,
  discount: GoodsDiscount['discount'],
  currencyCode: string,
): number {
  if (discount.kind === 'percentage') {
    return Math.round((base * discount.percentage) / 100);
  }
  const minimum = fromEuroCents(discount.minimumSubtotalCents, currencyCode);
  if (base < minimum) return 0;
  return Math.min(base, fromEuroCents(discount.amountCents, currencyCode));
}
