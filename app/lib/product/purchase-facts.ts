import {isMadeToOrder} from '~/lib/cart/line-properties';
import {formatDay} from '~/lib/i18n/format';
import {workingDaysAfter} from '~/lib/i18n/market-facts';
import {
  arrivalDays,
  handlingDaysOf,
  returnWords,
  shippingWords,
  workingDaysWords,
} from '~/lib/i18n/market-terms';
import {translatorFor} from '~/lib/i18n/messages';
import {langOf} from './product-langs';
import type {LoadedProduct} from './load-product.server';

export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

/** Delivery facts for a purchase of the chosen variant in its market, now. */
export function purchaseFacts(loaded: LoadedProduct, now: Date) {
  const {product, variant, market, payments, locale} = loaded;
  const {isGiftCard} = product;
  const price = variant?.price;
  const requiresShipping = variant?.requiresShipping;
  const isInStock = variant?.availableForSale && !variant.currentlyNotInStock;
  const arrival = arrivalDays(market, handlingDaysOf(product, market));
  return {
    /** Gift cards are sent by e-mail. */
    isByMail: isGiftCard,
    /** Formatted here: the browser's clock and calendar may differ. */
    arrival:
      isInStock && requiresShipping && arrival
        ? {
            ...workingDaysWords(arrival),
            date: formatDay(
              workingDaysAfter(now, arrival.most, market),
              locale,
            ),
          }
        : null,
    /** `null` for goods that are not sent. */
    shipping:
      price && requiresShipping ? shippingWords(market, price, locale) : null,
    ...rightsOf(loaded),
    limitedWarranty: limitedWarranty(loaded),
    payments,
  };
}

/** Returning it and its warranty, in the words of the country's law. */
function rightsOf({
  product,
  variant,
  market,
  locale,
}: Pick<LoadedProduct, 'product' | 'variant' | 'market' | 'locale'>) {
  const t = translatorFor(locale.code);
  const {law} = market;
  const returns = returnWords(market, variant?.requiresShipping);
  const returnText = returns && t('product.facts.returns', returns);
  // Goods made to the buyer's specifications have no right of withdrawal.
  const text = isMadeToOrder(product)
    ? t('product.facts.noReturns')
    : returnText;
  return {
    rights: [
      ...(text ? [text] : []),
      ...(law && law !== 'us' && variant?.requiresShipping
        ? [t('product.facts.warranty', {law})]
        : []),
    ],
    /** Of the rights: is no advantage, because the buyer pays for it or it is missing. */
    plainRight:
      isMadeToOrder(product) || returns?.paidBy === 'buyer' ? text : null,
  };
}

/** The merchant's own promise, in the United States. */
function limitedWarranty({
  product,
  market,
  langs,
}: Pick<LoadedProduct, 'product' | 'market' | 'langs'>) {
  const text = product.limitedWarranty?.value.trim();
  return market.law === 'us' && text
    ? {text, ...langOf(langs, 'limitedWarranty')}
    : null;
}
