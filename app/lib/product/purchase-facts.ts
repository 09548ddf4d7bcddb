import {compareAmounts, type Money} from '../i18n/format';
import {arrivalDays, type MarketFacts} from '../i18n/market-facts';

export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

interface Purchase {
  readonly isGiftCard: boolean;
  readonly isInStock: boolean;
  readonly price: Money | null;
  /** Metafield `custom.handling_days`: working days until dispatch. */
  readonly handlingDays: string | null;
}

/** Whether one piece reaches the value from which shipping is free. */
export function isSentFree(
  {amount, currencyCode}: Money,
  {shipping}: MarketFacts,
): boolean {
  return (
    shipping?.freeFrom.currencyCode === currencyCode &&
    compareAmounts(amount, shipping.freeFrom.amount) >= 0
  );
}

/** Delivery facts for a purchase in a market. */
export function purchaseFacts(
  {isGiftCard, isInStock, price, handlingDays}: Purchase,
  market: MarketFacts,
  payments: readonly string[],
) {
  const {shipping, returnDays} = market;
  const packing = /^\d{1,3}$/.test(handlingDays ?? '')
    ? Number(handlingDays)
    : null;
  // The shipping rates are known only in the market's own currency.
  const isSameCurrency =
    shipping?.freeFrom.currencyCode === price?.currencyCode;
  return {
    /** Gift cards are sent by e-mail. */
    isByMail: isGiftCard,
    arrival: isInStock && !isGiftCard ? arrivalDays(market, packing) : null,
    shipping:
      shipping && price && isSameCurrency && !isGiftCard
        ? {
            ...shipping,
            isFree: isSentFree(price, market),
          }
        : null,
    returnDays,
    payments,
  };
}
