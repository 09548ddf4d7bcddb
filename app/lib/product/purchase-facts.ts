import {asksAirfield} from '~/lib/cart/line-fields';
import {compareAmounts, formatDay, type Money} from '~/lib/i18n/format';
import {
  arrivalDays,
  workingDaysAfter,
  type MarketFacts,
} from '~/lib/i18n/market-facts';
import type {LoadedProduct} from './load-product.server';

export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

/** Whether one piece reaches the value from which shipping is free. */
export function shipsFree(
  {amount, currencyCode}: Money,
  {shipping}: MarketFacts,
): boolean {
  return (
    shipping?.freeFrom.currencyCode === currencyCode &&
    compareAmounts(amount, shipping.freeFrom.amount) >= 0
  );
}

/** Delivery facts for a purchase of the chosen variant in its market, now. */
export function purchaseFacts(
  {product, variant, market, payments, locale}: LoadedProduct,
  now: Date,
) {
  const {shipping, returnDays} = market;
  const {isGiftCard} = product;
  const price = variant?.price;
  const requiresShipping = variant?.requiresShipping;
  const isInStock = variant?.availableForSale && !variant.currentlyNotInStock;
  // Metafield `custom.handling_days`: working days until dispatch.
  const handlingDays = product.handlingDays?.value ?? '';
  const packing = /^\d{1,3}$/.test(handlingDays) ? Number(handlingDays) : null;
  const arrival = arrivalDays(market, packing);
  // There are shipping rates only in the market's own currency.
  const isSameCurrency =
    shipping?.freeFrom.currencyCode === price?.currencyCode;
  return {
    /** Gift cards are sent by e-mail. */
    isByMail: isGiftCard,
    /** Formatted here: the browser's clock and calendar may differ. */
    arrival:
      isInStock && requiresShipping && arrival
        ? {
            ...arrival,
            date: formatDay(
              workingDaysAfter(now, arrival.most, market),
              locale,
            ),
          }
        : null,
    shipping:
      shipping && price && isSameCurrency && requiresShipping
        ? {
            ...shipping,
            isFree: shipsFree(price, market),
          }
        : null,
    // Made to the buyer's specifications: no right of withdrawal.
    returnDays: asksAirfield(product) ? null : returnDays,
    payments,
  };
}
