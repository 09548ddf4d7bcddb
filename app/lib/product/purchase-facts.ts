import {compareAmounts, type Money} from '../i18n/format';
import {arrivalDays, type MarketFacts} from '../i18n/market-facts';

/** What is said beside the button: each only where it is known. */
export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

interface Purchase {
  readonly isGiftCard: boolean;
  readonly isInStock: boolean;
  /** Of one piece; `null` for a product without any variant. */
  readonly price: Money | null;
  /** Metafield `custom.handling_days`: working days until it is packed. */
  readonly handlingDays: string | null;
}

/** What can be said to buyers in a market of one purchase. */
export function purchaseFacts(
  {isGiftCard, isInStock, price, handlingDays}: Purchase,
  market: MarketFacts,
  payments: readonly string[],
) {
  const {shipping, returnDays} = market;
  const packing = /^\d{1,3}$/.test(handlingDays ?? '')
    ? Number(handlingDays)
    : null;
  // A provider that answers in another currency than ours has other rates, too.
  const isKnown = shipping?.freeFrom.currencyCode === price?.currencyCode;
  return {
    /** A gift card: nothing is sent by parcel. */
    isByMail: isGiftCard,
    /** Of what is in stock. */
    arrival: isInStock && !isGiftCard ? arrivalDays(market, packing) : null,
    shipping:
      shipping && price && isKnown && !isGiftCard
        ? {
            ...shipping,
            /** One piece alone reaches the value from which shipping is free. */
            isFree: compareAmounts(price.amount, shipping.freeFrom.amount) >= 0,
          }
        : null,
    returnDays,
    payments,
  };
}
