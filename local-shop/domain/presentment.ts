import {currencyByIsoCode} from './countries';

/**
 * An amount that the merchant set in euro cents, in minor units of the buyer's
 * currency at the shop's fixed rate, rounded down.
 */
export function fromEuroCents(cents: number, currencyCode: string): number {
  const {decimals, per10000Euro} = currencyByIsoCode(currencyCode);
  return Math.floor((cents * per10000Euro * 10 ** decimals) / 1_000_000);
}

/**
 * The euro cents that pay for an amount in the buyer's currency, rounded up, so
 * that a gift card in euro never pays more than its balance.
 */
export function toEuroCents(amountMinor: number, currencyCode: string): number {
  const {decimals, per10000Euro} = currencyByIsoCode(currencyCode);
  return Math.ceil((amountMinor * 1_000_000) / (per10000Euro * 10 ** decimals));
}
