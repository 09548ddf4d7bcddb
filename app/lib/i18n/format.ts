import {DEFAULT_LOCALE, type Locale} from './locale';

/** An amount as the provider sends it: a decimal string and an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

const formatters = new Map<string, unknown>();

/** A formatter of `Intl`, made once: making one takes longer than all that it formats. */
function formatter<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T;
}

/**
 * An amount in the page's language; decimals are dropped when they are zero: `199 €`,
 * `$199`, `199,50 €`. A currency that `Intl` does not know falls back to USD, a locale to
 * en-US.
 *
 * @throws {RangeError} for anything but a plain decimal of 0 or more: a page with a wrong
 *   price is worse than none.
 */
export function formatMoney(
  money: Money,
  locale: Pick<Locale, 'tag'> | undefined,
): string {
  return formatSigned('', money, locale?.tag ?? 'en-US');
}

/** What an amount takes off, with a minus; throws like `formatMoney`. */
export function formatDeduction(
  money: Money,
  locale: Pick<Locale, 'tag'>,
): string {
  return formatSigned('-', money, locale.tag);
}

function formatSigned(
  sign: '' | '-',
  {amount, currencyCode}: Money,
  tag: string,
): string {
  if (!/^\d+(?:\.\d+)?$/.test(amount)) {
    throw new RangeError('The provider sent what is no amount of money.');
  }
  const isWhole = /^\d+(?:\.0+)?$/.test(amount);
  const format = formatter(`${tag} ${currencyCode} ${isWhole}`, () => {
    const currency = /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : 'USD';
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      ...(isWhole && {minimumFractionDigits: 0, maximumFractionDigits: 0}),
    });
  });
  // As a decimal string, so no float is involved.
  return format.format(`${sign}${amount}` as Intl.StringNumericLiteral);
}

/** Less than, equal or greater (-1, 0, 1) by value, without going through a float. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [toScaledInteger(a), toScaledInteger(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Six decimals are more than any ISO 4217 currency has (four at most). */
const SCALE = 6;

function toScaledInteger(amount: string): bigint {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return 0n;
  const [, whole, fraction = ''] = match;
  return BigInt(`${whole}${fraction.slice(0, SCALE).padEnd(SCALE, '0')}`);
}

/** A file's size in the page's language, such as `1,2 MB`. */
export function formatMegabytes(
  bytes: number,
  {tag}: Pick<Locale, 'tag'>,
): string {
  const format = formatter(
    `${tag} MB`,
    () => new Intl.NumberFormat(tag, {maximumFractionDigits: 1}),
  );
  return `${format.format(bytes / 1e6)} MB`;
}

/** A date in the page's language, such as `21. November 2026`. Berlin time, the shop's own. */
export function formatDate(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return formatter(
    `${tag} date`,
    () =>
      new Intl.DateTimeFormat(tag, {
        dateStyle: 'long',
        timeZone: 'Europe/Berlin',
      }),
  ).format(date);
}

/** The calendar year at a moment in the shop's time zone, Europe/Berlin. */
export function berlinYear(moment: Date): number {
  return Number(/\d{4}$/.exec(formatDate(moment, DEFAULT_LOCALE))?.[0]);
}

/** A country's name in a language; its code where `Intl` knows no name for it. */
export function countryName(isoCode: string, tag: string): string {
  const names = formatter(
    `${tag} regions`,
    () => new Intl.DisplayNames([tag], {type: 'region', fallback: 'none'}),
  );
  return names.of(isoCode) ?? isoCode;
}
