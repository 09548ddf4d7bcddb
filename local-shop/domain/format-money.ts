import type {PageLocale} from './catalogue';
import {toDecimal} from './price';
import {tagOf} from './shop-urls';

/** An amount of minor units as people read it, for instance `199,00 €`. */
export function formatMoney(
  amountMinor: number,
  currencyCode: string,
  locale: PageLocale,
): string {
  const decimal = toDecimal(amountMinor, currencyCode) as `${number}`;
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency: currencyCode,
  })
    .format(decimal)
    .replace('-', '−');
}
