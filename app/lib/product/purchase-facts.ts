import {compareAmounts, formatDay, type Money} from '../i18n/format';
import type {Locale} from '../i18n/locale';
import {
  arrivalDays,
  workingDaysAfter,
  type MarketFacts,
} from '../i18n/market-facts';

export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

interface Purchase {
  readonly isGiftCard: boolean;
  /** To the buyer's specifications: without a right of withdrawal. */
  readonly isMadeToOrder: boolean;
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

/** Delivery facts for a purchase in a market, now. */
export function purchaseFacts(
  {isGiftCard, isMadeToOrder, isInStock, price, handlingDays}: Purchase,
  market: MarketFacts,
  payments: readonly string[],
  {locale, now}: {readonly locale: Locale; readonly now: Date},
) {
  const {shipping, returnDays} = market;
  const packing = /^\d{1,3}$/.test(handlingDays ?? '')
    ? Number(handlingDays)
    : null;
  const arrival = arrivalDays(market, packing);
  // There are shipping rates only in the market's own currency.
  const isSameCurrency =
    shipping?.freeFrom.currencyCode === price?.currencyCode;
  return {
    /** Gift cards are sent by e-mail. */
    isByMail: isGiftCard,
    /** Formatted here: the browser's clock and calendar may differ. */
    arrival:
      isInStock && !isGiftCard && arrival
        ? {
            ...arrival,
            date: formatDay(
              workingDaysAfter(now, arrival.most, market),
              locale,
            ),
          }
        : null,
    shipping:
      shipping && price && isSameCurrency && !isGiftCard
        ? {
            ...shipping,
            isFree: isSentFree(price, market),
          }
        : null,
    returnDays: isMadeToOrder ? null : returnDays,
    payments,
  };
}
