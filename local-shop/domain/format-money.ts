import {toDecimal} from './price';
import type {PageLocale} from './shop-urls';

/** An amount of minor units as people read it, for instance `199,00 €`. */
export function formatMoney(
  amountMinor: number,
  currencyCode: string,
  locale: PageLocale,
): string {
  const decimal = toDecimal(amountMinor, currencyCode) as `${number}`;
  return new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'de-DE', {
    style: 'currency',
    currency: currencyCode,
  })
    .format(decimal)
    .replace('-', '−');
}
