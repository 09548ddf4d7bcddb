import type {CartWarningCode} from '../../schemas/storefront-types';
import {allocate} from './allocate';
import {
  classOf,
  combinations,
  type Discount,
  type DiscountClass,
} from './discount';
import {fromEuroCents} from './presentment';

/** What discounts need to know of a line. */
interface DiscountableLine {
  readonly productId: string;
  readonly quantity: number;
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

type GoodsDiscount = Exclude<Discount, {kind: 'free-shipping'}>;

/** A discount on goods; `parts` are the shares of the lines. */
export interface AppliedDiscount {
  readonly discount: GoodsDiscount;
  readonly amountMinor: number;
  readonly parts: readonly number[];
}

/** The discounts that a cart gets, at most one of each class. */
export interface CartDiscounts {
  /** Every code of the cart, with whether it took effect. */
  readonly codes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    /** `null` for a code that took effect. */
    readonly unused: UnusedCode | null;
  }[];
  /** Taken off the lines it is meant for. */
  readonly product: AppliedDiscount | null;
  /** Taken off the whole cart, after the one on products. */
  readonly order: AppliedDiscount | null;
  readonly shipping: Discount | null;
}

interface DiscountingShop {
  readonly discounts: readonly Discount[];
  readonly currencyCode: string;
  readonly now: Date;
  isInCollection(productId: string, collectionHandle: string): boolean;
}

/**
 * Evaluates the cart's codes and the automatic discounts as Shopify does: those are given that may be
 * combined (`combinations`) and together save the most. Gift cards are never discounted. Codes that are
 * unknown, expired or lose to a larger discount stay in the cart as not applicable.
 */
export function evaluateDiscounts(
  lines: readonly DiscountableLine[],
  codes: readonly string[],
  shop: DiscountingShop,
): CartDiscounts {
  const known = codes.map((code) => ({
    code,
    discount: shop.discounts.find(
      (each) => !each.isAutomatic && isSameCode(each.code, code),
    ),
  }));
  const running = [
    ...known.flatMap(({discount}) => discount ?? []),
    ...shop.discounts.filter(({isAutomatic}) => isAutomatic),
  ].filter((discount) => isRunning(discount, shop.now));
  const given = lines.length > 0 ? best(lines, running, shop) : NONE;
  const used = [given.product?.discount, given.order?.discount, given.shipping];
  const reason = (discount?: Discount): UnusedCode => {
    if (!discount) return 'DISCOUNT_NOT_FOUND';
    if (!isRunning(discount, shop.now)) return 'DISCOUNT_CURRENTLY_INACTIVE';
    return lines.length > 0 &&
      discount.kind !== 'free-shipping' &&
      applyTo(lines, discount, shop).amountMinor === 0
      ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
      : 'DISCOUNT_CODE_NOT_HONOURED';
  };
  return {
    ...given,
    codes: known.map(({code, discount}) => {
      const applicable = discount !== undefined && used.includes(discount);
      return {code, applicable, unused: applicable ? null : reason(discount)};
    }),
  };
}

/** Case and surrounding spaces do not matter. */
function isSameCode(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isRunning({endsAt}: Discount, now: Date) {
  return endsAt === undefined || now.getTime() < Date.parse(endsAt);
}

type GivenDiscounts = Omit<CartDiscounts, 'codes'>;

const NONE: GivenDiscounts = {product: null, order: null, shipping: null};

/** The allowed combination that takes most off the goods; free shipping decides between equal ones. */
function best(
  lines: readonly DiscountableLine[],
  running: readonly Discount[],
  shop: DiscountingShop,
): GivenDiscounts {
  const ofClass = (wanted: DiscountClass) => [
    ...running.filter((discount) => classOf(discount) === wanted),
    null,
  ];
  const all = ofClass('product').flatMap((product) =>
    ofClass('order').flatMap((order) =>
      ofClass('shipping').flatMap((shipping) =>
        areCombined([product, order, shipping])
          ? [applyAll(lines, {product, order, shipping}, shop)]
          : [],
      ),
    ),
  );
  return all.reduce(
    (most, each) => (saves(each) > saves(most) ? each : most),
    NONE,
  );
}

/** Order of combinations: by the amount off the goods, then by free shipping. */
function saves({product, order, shipping}: GivenDiscounts): number {
  const goods = (product?.amountMinor ?? 0) + (order?.amountMinor ?? 0);
  return goods * 2 + (shipping ? 1 : 0);
}

function areCombined(discounts: readonly (Discount | null)[]): boolean {
  const given = discounts.filter((discount) => discount !== null);
  return given.every((discount) =>
    given.every(
      (other) =>
        other === discount || combinations(discount).includes(classOf(other)),
    ),
  );
}

/** A discount that takes nothing off is not given. */
function applyAll(
  lines: readonly DiscountableLine[],
  chosen: Readonly<Record<DiscountClass, Discount | null>>,
  shop: DiscountingShop,
): GivenDiscounts {
  const product = appliedTo(lines, chosen.product, shop);
  const rest = lines.map((line, index) => ({
    ...line,
    subtotalMinor: line.subtotalMinor - (product?.parts[index] ?? 0),
  }));
  const order = appliedTo(rest, chosen.order, shop);
  return {product, order, shipping: chosen.shipping};
}

function appliedTo(
  lines: readonly DiscountableLine[],
  discount: Discount | null,
  shop: DiscountingShop,
): AppliedDiscount | null {
  if (!discount || discount.kind === 'free-shipping') return null;
  const applied = applyTo(lines, discount, shop);
  return applied.amountMinor > 0 ? applied : null;
}

function applyTo(
  lines: readonly DiscountableLine[],
  discount: GoodsDiscount,
  shop: DiscountingShop,
): AppliedDiscount {
  const {collection} = discount;
  const weights = lines.map((line) =>
    !line.isGiftCard &&
    (collection === undefined ||
      shop.isInCollection(line.productId, collection))
      ? line.subtotalMinor
      : 0,
  );
  if (discount.kind === 'buy-get') {
    const parts = cheapestUnits(lines, weights, discount);
    const amountMinor = parts.reduce((sum, part) => sum + part, 0);
    return {discount, amountMinor, parts};
  }
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const amountMinor = discountOn(base, discount, shop.currencyCode);
  return {discount, amountMinor, parts: allocate(amountMinor, weights)};
}

/** What each line's share of the reduced units saves. */
function cheapestUnits(
  lines: readonly DiscountableLine[],
  weights: readonly number[],
  {buys, gets, percentage}: Extract<Discount, {kind: 'buy-get'}>,
): number[] {
  const meant = lines.flatMap(({quantity}, index) => {
    const weight = weights[index] ?? 0;
    return weight > 0 && quantity > 0
      ? [{index, quantity, unitMinor: weight / quantity}]
      : [];
  });
  const units = meant.reduce((sum, {quantity}) => sum + quantity, 0);
  let left = Math.floor(units / (buys + gets)) * gets;
  const parts = weights.map(() => 0);
  for (const {index, quantity, unitMinor} of meant.sort(
    (one, other) => one.unitMinor - other.unitMinor,
  )) {
    const reduced = Math.min(left, quantity);
    parts[index] = Math.round((reduced * unitMinor * percentage) / 100);
    left -= reduced;
  }
  return parts;
}

function discountOn(
  base: number,
  discount: Exclude<GoodsDiscount, {kind: 'buy-get'}>,
  currencyCode: string,
): number {
  if (discount.kind === 'percentage') {
    return Math.round((base * discount.percentage) / 100);
  }
  const minimum = fromEuroCents(discount.minimumSubtotalCents, currencyCode);
  if (base < minimum) return 0;
  return Math.min(base, fromEuroCents(discount.amountCents, currencyCode));
}
