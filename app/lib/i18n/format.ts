import type {Locale} from './locale';

/** An amount as the provider sends it: a decimal string and an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

const AMOUNT = /^\d+(?:\.\d+)?$/;

/**
 * An amount in the page's language; decimals are dropped when they are zero:
 * `199 €`, `$199`, `199,50 €`. The decimal string goes to
 * `Intl` as it is, so no float is involved. A currency that `Intl` does not know
 * falls back to USD, a locale to en-US.
 *
 * @throws {RangeError} for anything but a plain decimal of 0 or more: a page with a wrong
 *   price is worse than none.
 */
export function formatMoney(
  money: Money,
  locale: Pick<Locale, 'tag'> | undefined,
): string {
  return formatSigned('', money, locale);
}

/** What an amount takes off, with a minus; throws like `formatMoney`. */
export function formatDeduction(
  money: Money,
  locale: Pick<Locale, 'tag'>,
): string {
  return formatSigned('-', money, locale);
}

function formatSigned(
  sign: '' | '-',
  {amount, currencyCode}: Money,
  locale: Pick<Locale, 'tag'> | undefined,
): string {
  if (!AMOUNT.test(amount)) {
    throw new RangeError('The provider sent what is no amount of money.');
  }
  const whole = /^\d+(?:\.0+)?$/.test(amount);
  return currencyFormat(locale?.tag ?? 'en-US', currencyCode, whole).format(
    `${sign}${amount}` as Intl.StringNumericLiteral,
  );
}

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(
  tag: string,
  currency: string,
  whole: boolean,
): Intl.NumberFormat {
  const key = `${tag} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
      ...(whole && {minimumFractionDigits: 0, maximumFractionDigits: 0}),
    });
    formats.set(key, format);
  }
  return format;
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
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return 0n;
  const [, sign, whole, fraction = ''] = match;
  const digits = BigInt(
    `${whole}${fraction.slice(0, SCALE).padEnd(SCALE, '0')}`,
  );
  return sign ? -digits : digits;
}

/** A file's size in the page's language, such as `1,2 MB`. */
export function formatMegabytes(
  bytes: number,
  {tag}: Pick<Locale, 'tag'>,
): string {
  let format = megabyteFormats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, {maximumFractionDigits: 1});
    megabyteFormats.set(tag, format);
  }
  return `${format.format(bytes / 1e6)} MB`;
}

const megabyteFormats = new Map<string, Intl.NumberFormat>();

/** A date in the page's language, such as `21. November 2026`. Berlin time, the shop's own. */
export function formatDate(date: Date, locale: Pick<Locale, 'tag'>): string {
  let format = dateFormats.get(locale.tag);
  if (!format) {
    format = new Intl.DateTimeFormat(locale.tag, {
      dateStyle: 'long',
      timeZone: 'Europe/Berlin',
    });
    dateFormats.set(locale.tag, format);
  }
  return format.format(date);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
