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
interface AppliedDiscount {
  readonly discount: GoodsDiscount;
  readonly amountMinor: number;
  readonly parts: readonly number[];
}

/** The discounts that a cart gets. */
export interface CartDiscounts {
  /** Every code of the cart, with whether it took effect. */
  readonly codes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    /** `null` for a code that took effect. */
    readonly unused: UnusedCode | null;
  }[];
  /** Taken off the lines that they are meant for; a line has one of them at most. */
  readonly products: readonly AppliedDiscount[];
  /** Taken off the whole cart, each of the amount that discounts on products leave. */
  readonly orders: readonly AppliedDiscount[];
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
    ...new Set(known.flatMap(({discount}) => discount ?? [])),
    ...shop.discounts.filter(({isAutomatic}) => isAutomatic),
  ].filter((discount) => isRunning(discount, shop.now));
  const given = lines.length > 0 ? best(lines, running, shop) : NONE;
  const used = [
    ...[...given.products, ...given.orders].map(({discount}) => discount),
    given.shipping,
  ];
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

const NONE: GivenDiscounts = {products: [], orders: [], shipping: null};

/** The selection that takes most off the goods; free shipping decides between equal ones. */
function best(
  lines: readonly DiscountableLine[],
  running: readonly Discount[],
  shop: DiscountingShop,
): GivenDiscounts {
  return selections(running)
    .map((selection) => applyAll(lines, selection, shop))
    .reduce((most, each) => (saves(each) > saves(most) ? each : most), NONE);
}

/** Order of selections: by the amount off the goods, then by free shipping. */
function saves({products, orders, shipping}: GivenDiscounts): number {
  const goods = sum([...products, ...orders].map(amountOf));
  return goods * 2 + (shipping ? 1 : 0);
}

/** Codes for goods that an order may have, as Shopify's help says (`local-shop/README.md`). */
const MAX_GOODS_CODES = 5;

/** Each discount more doubles the selections; a shop may have 25 automatic ones. */
const MAX_SELECTIONS = 2000;

/** The selections of discounts that may be given together; of too many the ones with most discounts. */
function selections(
  discounts: readonly Discount[],
): readonly (readonly Discount[])[] {
  return discounts.reduce<readonly (readonly Discount[])[]>(
    (found, discount) => {
      const joined = found
        .filter((selection) => mayJoin(discount, selection))
        .map((selection) => [...selection, discount]);
      return found.length + joined.length > MAX_SELECTIONS
        ? [...joined, ...found].slice(0, MAX_SELECTIONS)
        : [...found, ...joined];
    },
    [[]],
  );
}

function mayJoin(discount: Discount, selection: readonly Discount[]): boolean {
  const codes = [...selection, discount].filter(
    (each) => !each.isAutomatic && classOf(each) !== 'shipping',
  );
  return (
    codes.length <= MAX_GOODS_CODES &&
    selection.every((other) => areCombined(discount, other))
  );
}

/** Both have to allow it; two for the shipping are never combined. */
function areCombined(one: Discount, other: Discount): boolean {
  const classes = [classOf(one), classOf(other)] as const;
  return (
    combinations(one).includes(classes[1]) &&
    combinations(other).includes(classes[0]) &&
    !classes.every((each) => each === 'shipping')
  );
}

function applyAll(
  lines: readonly DiscountableLine[],
  selection: readonly Discount[],
  shop: DiscountingShop,
): GivenDiscounts {
  const applied = (wanted: DiscountClass, to: readonly DiscountableLine[]) =>
    selection.flatMap((discount) =>
      discount.kind !== 'free-shipping' && classOf(discount) === wanted
        ? [applyTo(to, discount, shop)]
        : [],
    );
  const products = largestOfEachLine(applied('product', lines));
  const rest = lines.map((line, index) => ({
    ...line,
    subtotalMinor:
      line.subtotalMinor - sum(products.map(({parts}) => parts[index] ?? 0)),
  }));
  const orders = withinLines(applied('order', rest), rest);
  const shipping = selection.find(({kind}) => kind === 'free-shipping') ?? null;
  return {products, orders, shipping};
}

/** A line gets the largest of its discounts, the first of equal ones. */
function largestOfEachLine(
  applied: readonly AppliedDiscount[],
): AppliedDiscount[] {
  return effective(
    applied.map((each, position) => ({
      ...each,
      parts: each.parts.map((part, line) => {
        const all = applied.map(({parts}) => parts[line] ?? 0);
        return all.indexOf(Math.max(...all)) === position ? part : 0;
      }),
    })),
  );
}

/** Several discounts together take no more off a line than it costs. */
function withinLines(
  applied: readonly AppliedDiscount[],
  lines: readonly DiscountableLine[],
): AppliedDiscount[] {
  const left = lines.map(({subtotalMinor}) => subtotalMinor);
  return effective(
    applied.map((each) => ({
      ...each,
      parts: each.parts.map((part, line) => {
        const taken = Math.min(part, left[line] ?? 0);
        left[line] = (left[line] ?? 0) - taken;
        return taken;
      }),
    })),
  );
}

/** A discount that takes nothing off is not given. */
function effective(applied: readonly AppliedDiscount[]): AppliedDiscount[] {
  return applied
    .map((each) => ({...each, amountMinor: sum(each.parts)}))
    .filter((each) => amountOf(each) > 0);
}

const amountOf = ({amountMinor}: AppliedDiscount) => amountMinor;

const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + amount, 0);

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
    return {discount, amountMinor: sum(parts), parts};
  }
  const base = sum(weights);
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
  const units = sum(meant.map(({quantity}) => quantity));
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
