import {decimalsOf, toIntegers, type Money, formatMoney} from './format';
import type {Law} from './law';
import type {Locale} from './locale';
import {translatorFor} from './messages';

/** What Shopify says about goods that are sold by measure. */
interface Measured {
  readonly price: Money;
  readonly unitPrice?: Money | null;
  readonly unitPriceMeasurement?: {
    readonly quantityUnit?: string | null;
    readonly quantityValue: number;
    readonly referenceUnit?: string | null;
    readonly referenceValue: number;
  } | null;
}

/** The price of a quantity of a unit (`ML`, as Shopify names it). */
export interface UnitPriceView {
  readonly price: Money;
  readonly value: number;
  readonly unit: string;
}

/** The base unit of each unit, and how many of the unit make one base unit. */
const BASES: ReadonlyMap<string, readonly [base: string, count: bigint]> =
  new Map([
    ['MG', ['KG', 1_000_000n]],
    ['G', ['KG', 1_000n]],
    ['KG', ['KG', 1n]],
    ['ML', ['L', 1_000n]],
    ['CL', ['L', 100n]],
    ['L', ['L', 1n]],
    ['M3', ['M3', 1n]],
    ['MM', ['M', 1_000n]],
    ['CM', ['M', 100n]],
    ['M', ['M', 1n]],
    ['M2', ['M2', 1n]],
  ]);

/**
 * The unit price of goods; `null` without a usable one of Shopify. Never throws.
 *
 * In the European Union it is the price of 1 kg, 1 l, 1 m, 1 m² or 1 m³ (directive 98/6/EC, Art. 2 (b);
 * § 5 (1) PAngV no longer allows 100 g or 100 ml). Elsewhere, and for other units, it is the price of
 * Shopify's reference. What is computed has two decimals, or more where the currency has more.
 * @param paid What is paid for the goods, if not `price`: with a selling plan or after a discount.
 */
export function unitPriceView(
  {price, unitPrice: listed, unitPriceMeasurement: measure}: Measured,
  law: Law | null,
  paid: Money = price,
): UnitPriceView | null {
  if (!listed || !measure) return null;
  const {quantityUnit, quantityValue, referenceUnit, referenceValue} = measure;
  if (!referenceUnit || referenceUnit === 'UNKNOWN') return null;
  if (!(referenceValue > 0)) return null;
  const unitPrice = inProportion(listed, paid, price);
  if (!unitPrice) return null;
  const perBase =
    law === 'eu'
      ? (perOne(paid, quantityValue, quantityUnit) ??
        perOne(unitPrice, referenceValue, referenceUnit))
      : null;
  return (
    perBase ?? {price: unitPrice, value: referenceValue, unit: referenceUnit}
  );
}

/** The unit price when `paid` is paid in place of `price`; `null` in another currency. */
function inProportion(unitPrice: Money, paid: Money, price: Money) {
  const {currencyCode} = price;
  if (paid.currencyCode !== currencyCode) return null;
  const {integers, scale} = toIntegers([
    unitPrice.amount,
    paid.amount,
    price.amount,
  ]);
  const [unit = 0n, now = 0n, before = 0n] = integers;
  if (now === before) return unitPrice;
  if (before <= 0n || now < 0n) return null;
  return quotient(unit * now, before * 10n ** BigInt(scale), currencyCode);
}

/** A quotient as an amount of two decimals, of more where the currency has more; rounded half up. */
function quotient(
  dividend: bigint,
  divisor: bigint,
  currencyCode: string,
): Money {
  const decimals = Math.max(2, decimalsOf(currencyCode));
  const scaled = 2n * dividend * 10n ** BigInt(decimals);
  const digits = String((scaled + divisor) / (2n * divisor));
  const padded = digits.padStart(decimals + 1, '0');
  const amount = `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
  return {amount, currencyCode};
}

/** Converts the price of a quantity to the price of one base unit, without floating point. */
function perOne(
  {amount, currencyCode}: Money,
  quantity: number,
  unit: string | null | undefined,
): UnitPriceView | null {
  const [base, count] = BASES.get(unit ?? '') ?? [];
  const {integers} = toIntegers([amount, String(quantity)]);
  const [paid = 0n, size = 0n] = integers;
  if (!base || !count || size <= 0n || paid < 0n) return null;
  return {
    price: quotient(paid * count, size, currencyCode),
    value: 1,
    unit: base,
  };
}

/** Symbols that are not the unit's name in lower case. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['M3', 'm³'],
  ['M2', 'm²'],
  ['FT2', 'ft²'],
  ['FLOZ', 'fl oz'],
]);

/** A reference amount such as `100 ml`, or `m` for one metre. */
function unitLabel(value: number, unit: string): string {
  const symbol = SYMBOLS.get(unit) ?? unit.toLowerCase();
  return value === 1 ? symbol : `${value} ${symbol}`;
}

/** Values of the message `product.price.unit`, which has a word for pieces: their unit has no symbol. */
export function unitPriceWords(
  {price, value, unit}: UnitPriceView,
  locale: Pick<Locale, 'tag'>,
) {
  return {
    price: formatMoney(price, locale),
    amount: unitLabel(value, unit),
    value,
    unit,
  };
}

/** `51,60 € / l`, where no component formats it. */
export function unitPriceText(view: UnitPriceView, locale: Locale): string {
  return translatorFor(locale.code)(
    'product.price.unit',
    unitPriceWords(view, locale),
  );
}
