import type {MerchantReturnPolicy, OfferShippingDetails} from 'schema-dts';
import {isMadeToOrder} from '~/lib/cart/line-properties';
import type {Money} from '~/lib/i18n/format';
import {handlingDaysOf, returnWords, shipsFree} from '~/lib/i18n/market-terms';
import {jsonLd, type StructuredData} from '~/lib/seo/structured-data';
import type {LoadedProduct} from './load-product.server';

type Loaded = Pick<LoadedProduct, 'product' | 'variant' | 'market'>;

const FEES = {
  shop: {returnFees: 'https://schema.org/FreeReturn'},
  buyer: {returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility'},
  unknown: {},
} as const;

const days = (least: number, most: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

/**
 * Shipping and returns for the offers of a page: references for each offer, and the nodes to which
 * they refer, which are on the page once. Leaves out unknown facts.
 * @param country of delivery, ISO 3166.
 */
export function deliveryData(
  {product, variant, market}: Loaded,
  country: string,
  url: string,
) {
  const {shipping, transit} = market;
  const nodes = new Map<string, StructuredData>();
  const handling = handlingDaysOf(product, market);
  const shippingOf = (price: Money) => {
    const isKnown = shipping?.standard.currencyCode === price.currencyCode;
    if (!shipping || !isKnown || !variant?.requiresShipping) return {};
    const isFree = shipsFree(price, market);
    const id = `${url}#${isFree ? 'free-shipping' : 'shipping'}`;
    nodes.set(
      id,
      jsonLd<OfferShippingDetails>({
        '@type': 'OfferShippingDetails',
        '@id': id,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: isFree ? '0' : shipping.standard.amount,
          currency: price.currencyCode,
        },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: country,
        },
        ...(transit &&
          handling !== null && {
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, handling),
              transitTime: days(transit.least, transit.most),
            },
          }),
      }),
    );
    return {shippingDetails: {'@id': id}};
  };
  const returned = returnWords(market, variant?.requiresShipping);
  const isMade = isMadeToOrder(product);
  const returnsId = `${url}#returns`;
  if (isMade || returned) {
    nodes.set(
      returnsId,
      jsonLd<MerchantReturnPolicy>({
        '@type': 'MerchantReturnPolicy',
        '@id': returnsId,
        applicableCountry: country,
        ...(isMade || !returned
          ? {
              returnPolicyCategory:
                'https://schema.org/MerchantReturnNotPermitted',
            }
          : {
              returnPolicyCategory:
                'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: returned.days,
              ...(variant?.requiresShipping && {
                returnMethod: 'https://schema.org/ReturnByMail' as const,
              }),
              ...FEES[returned.paidBy],
            }),
      }),
    );
  }
  return {
    /** The references of an offer with this price. */
    termsOf: (price: Money) => ({
      ...shippingOf(price),
      ...(nodes.has(returnsId) && {
        hasMerchantReturnPolicy: {'@id': returnsId},
      }),
    }),
    /** The nodes of all offers so far. */
    nodes: () => [...nodes.values()],
  };
}
