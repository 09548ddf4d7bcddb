import {isMadeToOrder} from '~/lib/cart/cart-line';
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
import {
  langOf,
  NO_LANGS,
  referredPicture,
  type TextsOfPage,
} from './product-langs';
import type {LoadedProduct} from './load-product.server';
import type {ProductQuery} from 'storefrontapi.generated';
import type {Law} from '~/lib/i18n/law';
import {plainText, type TextMetafield} from './product-metafields';

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

type Product = NonNullable<ProductQuery['product']>;

type LabelFields = Pick<
  Product,
  'durabilityLabel' | 'durabilityText' | 'energyLabel' | 'energyText'
>;

export type ProductLabelView = ReturnType<typeof productLabels>[number];

/**
 * Official labels of a product, each with the merchant's picture and what it says: the producer's
 * guarantee of durability where the European Union's law asks for it (directive 2011/83/EU, Art. 6
 * (1) (la), Implementing Regulation (EU) 2025/1960), and the energy label (regulation (EU)
 * 2017/1369, Art. 5). Either part may be missing; a label without both is left out.
 */
export function productLabels(
  product: LabelFields,
  law: Law | null,
  langs: TextsOfPage = NO_LANGS,
) {
  const {durabilityLabel, durabilityText, energyLabel, energyText} = product;
  return [
    ...(law === 'eu'
      ? [label('durability', durabilityLabel, durabilityText, langs)]
      : []),
    label('energy', energyLabel, energyText, langs),
  ].filter(({picture, text}) => picture !== null || text !== '');
}

function label(
  key: 'durability' | 'energy',
  written: Product['durabilityLabel'],
  words: TextMetafield | null | undefined,
  langs: TextsOfPage,
) {
  const picture = referredPicture(written, langs, `${key}Label`);
  const lang = langOf(langs, `${key}Text`);
  return {key, picture, text: plainText(words), ...lang};
}
