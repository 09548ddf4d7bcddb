import {toDecimal, type Price} from '../../domain/price';

/** Source of `MoneyV2`. `__typename` because it is a member of unions. */
interface MoneySource {
  readonly __typename: 'MoneyV2';
  readonly amount: string;
  readonly currencyCode: string;
}

/** Money from minor units (cents) of `currencyCode`. */
export function moneySource(
  amountMinor: number,
  currencyCode: string,
): MoneySource {
  return {
    __typename: 'MoneyV2',
    amount: toDecimal(amountMinor, currencyCode),
    currencyCode,
  };
}

/** Money from a price; `null` stays `null`. */
export function priceSource(price: Price): MoneySource;
export function priceSource(price: Price | null): MoneySource | null;
export function priceSource(price: Price | null): MoneySource | null {
  return price && moneySource(price.amountMinor, price.currencyCode);
}
