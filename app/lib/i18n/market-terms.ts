import {parseJson} from '~/lib/text/parse-json';
import {compareAmounts, formatMoney, type Money} from './format';
import type {Locale} from './locale';
import {withdrawalDays} from './law';
import {isSameTaxArea, marketFacts, type MarketFacts} from './market-facts';

interface WorkingDays {
  readonly least: number;
  readonly most: number;
}

/** What standard shipping costs; `freeFrom` is an order value after discounts. */
interface ShippingTerms {
  readonly standard: Money;
  readonly freeFrom: Money | null;
}

/** Facts of a country and what the merchant promises there; `null` where nothing is written. */
export interface MarketTerms extends Omit<MarketFacts, 'tax'> {
  /**
   * Tax included in prices, as a key of the messages; `excluded` is added at checkout, `none` is
   * not charged by the shop, and of `unknown` pages say nothing.
   */
  readonly tax: MarketFacts['tax'] | 'excluded' | 'exempt' | 'unknown';
  readonly shipping: ShippingTerms | null;
  /** Days in transit, without handling time. */
  readonly transit: WorkingDays | null;
  /** Working days until dispatch of products that name none (`custom.handling_days`). */
  readonly handlingDays: number | null;
  readonly returns: {
    readonly days: number;
    readonly paidBy: 'buyer' | 'shop' | 'unknown';
  } | null;
  /** Countries of delivery (ISO 3166), of all entries; empty where these name none. */
  readonly countries: readonly string[];
}

/** An entry of the type `storefront_market` (`store/definitions.ts`). */
interface MarketEntry {
  readonly fields: readonly {
    readonly key: string;
    readonly value?: string | null;
  }[];
}

/**
 * The terms of a country (ISO 3166), from the first entry that names it, otherwise from one that names no
 * country. A value that makes no sense counts as not written.
 * @param home the shop's own country (ISO 3166); without it, tax is stated only where an entry states it.
 */
export function marketTerms(
  entries: readonly MarketEntry[],
  country: string,
  home?: string,
): MarketTerms {
  const facts = marketFacts(country);
  const all = entries.map((entry) => ({entry, countries: countriesOf(entry)}));
  const {entry} =
    all.find(({countries}) => countries?.includes(country)) ??
    all.find(({countries}) => countries === null) ??
    {};
  const value = (key: string) => (entry ? valueOf(entry, key) : '');
  const days = (key: string) =>
    /^\d{1,3}$/.test(value(key)) ? Number(value(key)) : null;
  const currencyCode = value('currency').toUpperCase();
  const money = (key: string): Money | null =>
    /^\d{1,9}(?:\.\d{1,9})?$/.test(value(key)) &&
    /^[A-Z]{3}$/.test(currencyCode)
      ? {amount: value(key), currencyCode}
      : null;
  const standard = money('shipping_price');
  const least = days('transit_least') ?? days('transit_most');
  const most = days('transit_most') ?? least;
  const returnDays = days('return_days');
  const paidBy = value('returns_paid_by');
  return {
    ...facts,
    tax: writtenTax(value('tax'), facts) ?? usualTax(facts, country, home),
    shipping: standard && {standard, freeFrom: money('free_from')},
    transit:
      least !== null && most !== null && least <= most ? {least, most} : null,
    handlingDays: days('handling_days'),
    returns: returnDays
      ? {
          days: returnDays,
          paidBy: paidBy === 'buyer' || paidBy === 'shop' ? paidBy : 'unknown',
        }
      : null,
    countries: [...new Set(all.flatMap(({countries}) => countries ?? []))],
  };
}

function valueOf({fields}: MarketEntry, key: string): string {
  return fields.find((field) => field.key === key)?.value?.trim() ?? '';
}

/**
 * The codes of a list as Shopify stores it (`["DE","AT"]`), or `null` without one. A list of other
 * words gives no codes, not `null`: its entry must not apply to every other country.
 */
function countriesOf(entry: MarketEntry): string[] | null {
  const list = valueOf(entry, 'countries').toUpperCase();
  return /[A-Z]/.test(list) ? (list.match(/\b[A-Z]{2}\b/g) ?? []) : null;
}

/** Words in an entry's list of countries that are no codes, such as `Polska`. */
export function wordsForCountries(entry: MarketEntry): string[] {
  const list = parseJson(valueOf(entry, 'countries') || '[]');
  return (Array.isArray(list) ? list : []).filter(
    (word): word is string =>
      typeof word === 'string' && !/^\s*[a-z]{2}\s*$/i.test(word),
  );
}

/** What the merchant says, one of the choices in `store/definitions.ts`; `null` for anything else. */
function writtenTax(
  written: string,
  {tax}: MarketFacts,
): MarketTerms['tax'] | null {
  if (written === 'exempt' || written === 'excluded') return written;
  if (written === 'not_included') return 'none';
  if (written !== 'included') return null;
  return tax === 'none' ? 'mwst' : tax;
}

/** Countries whose shops name prices to which a sales tax is added. */
const ADDS_TAX: readonly string[] = ['CA', 'US'];

/**
 * The tax in prices where the merchant has not written it: within the shop's own tax area what law and
 * custom say. Across its border only the merchant knows whether Shopify includes taxes and duties, charges
 * them at the checkout, or leaves them to the carrier; the Storefront API does not tell.
 */
function usualTax(
  {tax}: MarketFacts,
  country: string,
  home: string | undefined,
): MarketTerms['tax'] {
  if (home === undefined || !isSameTaxArea(country, home)) return 'unknown';
  if (tax !== 'none') return tax;
  return ADDS_TAX.includes(country) ? 'excluded' : 'unknown';
}

/**
 * Whether goods of this value are sent free of charge; never in a currency that is not the
 * market's.
 */
export function shipsFree(
  {amount, currencyCode}: Money,
  {shipping}: Pick<MarketTerms, 'shipping'>,
): boolean {
  if (shipping?.standard.currencyCode !== currencyCode) return false;
  const {standard, freeFrom} = shipping;
  return (
    compareAmounts(standard.amount, '0') === 0 ||
    (freeFrom !== null && compareAmounts(amount, freeFrom.amount) >= 0)
  );
}

/**
 * Values of the message `product.facts.shipping`.
 * @param value of the goods; `null` where there are none yet.
 */
export function shippingWords(
  market: Pick<MarketTerms, 'shipping'>,
  value: Money | null,
  locale: Pick<Locale, 'tag'>,
) {
  const {standard, freeFrom = null} = market.shipping ?? {};
  const isKnown =
    standard &&
    (value === null || value.currencyCode === standard.currencyCode);
  if (!isKnown) return {kind: 'unknown', price: '', freeFrom: ''} as const;
  const goods = value ?? {...standard, amount: '0'};
  const kind = freeFrom ? 'from' : 'costs';
  return {
    kind: shipsFree(goods, market) ? 'free' : kind,
    price: formatMoney(standard, locale),
    freeFrom: freeFrom ? formatMoney(freeFrom, locale) : '',
  } as const;
}

/** Working days until dispatch: the product's (`custom.handling_days`), else the market's. */
export function handlingDaysOf(
  {handlingDays}: {readonly handlingDays?: {readonly value: string} | null},
  market: Pick<MarketTerms, 'handlingDays'>,
): number | null {
  const days = handlingDays?.value ?? '';
  return /^\d{1,3}$/.test(days) ? Number(days) : market.handlingDays;
}

/** Working days until delivery; `null` if product or market do not say. */
export function arrivalDays(
  {transit}: Pick<MarketTerms, 'transit'>,
  handlingDays: number | null,
): WorkingDays | null {
  return transit && handlingDays !== null
    ? {
        least: transit.least + handlingDays,
        most: transit.most + handlingDays,
      }
    : null;
}

/** Values of messages that name working days: a range, or one number where both ends are equal. */
export function workingDaysWords({least, most}: WorkingDays) {
  return {least, most, kind: least < most ? 'range' : 'exact'} as const;
}

/**
 * Values of the message `product.facts.returns`: the longer of the law's days and the merchant's; `null`
 * where neither gives any.
 * @param isSent `false` for goods that come by e-mail: nobody sends them back.
 */
export function returnWords(
  {law, returns}: Pick<MarketTerms, 'law' | 'returns'>,
  isSent = true,
) {
  const days = Math.max(returns?.days ?? 0, withdrawalDays(law) ?? 0);
  const paidBy = (isSent && returns?.paidBy) || 'unknown';
  return days > 0 ? {days, law: law ?? 'none', paidBy} : null;
}

export type PriceNoteView = ReturnType<typeof priceNote>;

/** The words beside the price of any goods: their tax, and whether shipping is added. */
export function priceNote({tax, shipping}: MarketTerms) {
  const isFree =
    shipping !== null && compareAmounts(shipping.standard.amount, '0') === 0;
  return {tax, isFree, freeFrom: isFree ? null : (shipping?.freeFrom ?? null)};
}
