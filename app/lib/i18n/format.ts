import {formatted, formatter} from './formatter';
import type {Locale} from './locale';

export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/**
 * Formats an amount: `199 €`, `$199`, `199,50 €`. An unknown currency falls back to USD, a
 * locale to en-US.
 * @throws {RangeError} unless it is a plain decimal of 0 or more.
 */
export function formatMoney(
  money: Money,
  locale: Pick<Locale, 'tag'> | undefined,
): string {
  const {amount, currencyCode} = money;
  const tag = locale?.tag ?? 'en-US';
  if (!/^\d+(?:\.\d+)?$/.test(amount)) {
    throw new RangeError('Shopify sent no plain decimal as an amount.');
  }
  const value = amount as Intl.StringNumericLiteral;
  return formatted(`${tag} ${currencyCode}`, value, () => {
    const currency = /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : 'USD';
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  });
}

/** How many decimals a currency has: 2 for the euro, 3 for the dinar of Kuwait. */
export function decimalsOf(currencyCode: string): number {
  const format = formatter(
    `${currencyCode} decimals`,
    () =>
      new Intl.NumberFormat('en', {
        style: 'currency',
        currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : 'USD',
      }),
  );
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A deduction with a minus, where `Intl` has a hyphen; throws like `formatMoney`. */
export function formatDeduction(
  money: Money,
  locale: Pick<Locale, 'tag'>,
): string {
  return `−${formatMoney(money, locale)}`;
}

/** Compares decimal strings by value: -1, 0 or 1. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left = 0n, right = 0n] = toIntegers([a, b]).integers;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Decimal strings as integer units of 10^-scale; invalid text is 0. */
export function toIntegers(amounts: readonly string[]) {
  const parts = amounts.map(
    (amount) => /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [],
  );
  const scale = Math.max(0, ...parts.map(([, , part = '']) => part.length));
  const integers = parts.map(([, whole = '0', part = '']) =>
    BigInt(whole + part.padEnd(scale, '0')),
  );
  return {integers, scale};
}

/** Formats a number, such as `1.214`. */
export function formatNumber(value: number, tag: string): string {
  return formatted(tag, value, () => new Intl.NumberFormat(tag));
}

const WEIGHT_UNITS = {
  GRAMS: {unit: 'gram', grams: 1},
  KILOGRAMS: {unit: 'kilogram', grams: 1000},
  OUNCES: {unit: 'ounce', grams: 28.349523125},
  POUNDS: {unit: 'pound', grams: 453.59237},
} as const;

type WeightUnit = keyof typeof WEIGHT_UNITS;

const isWeightUnit = (text: string): text is WeightUnit =>
  Object.hasOwn(WEIGHT_UNITS, text);

/**
 * Formats a weight in the market's units, such as `3,1 kg`, `160 g`, `6.8 lb`; `null` for a unit
 * that Shopify has added since.
 */
export function formatWeight(
  weight: number,
  weightUnit: string,
  {tag}: Pick<Locale, 'tag'>,
  {hasUsUnits}: {readonly hasUsUnits: boolean},
): string | null {
  if (!isWeightUnit(weightUnit)) return null;
  const {GRAMS, KILOGRAMS, OUNCES, POUNDS} = WEIGHT_UNITS;
  const [small, large] = hasUsUnits ? [OUNCES, POUNDS] : [GRAMS, KILOGRAMS];
  const inGrams = weight * WEIGHT_UNITS[weightUnit].grams;
  const {unit, grams} = inGrams < large.grams ? small : large;
  return formatter(
    `${tag} ${unit}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        maximumFractionDigits: 1,
      }),
  ).format(inGrams / grams);
}

/** A country's name, or its code if `Intl` has none. */
export function nameOfCountry(isoCode: string, tag: string): string {
  const names = formatter(
    `${tag} regions`,
    () => new Intl.DisplayNames([tag], {type: 'region', fallback: 'none'}),
  );
  return names.of(isoCode) ?? isoCode;
}
