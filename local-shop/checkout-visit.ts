import type {PageLocale} from './domain/catalogue';
import {addressOf} from './data/address-store';
import {cartTotals} from './data/cart-store';
import {customerById} from './data/customer-store';
import type {Shop} from './context';
import type {Cart} from './domain/cart';
import type {DeliveryOption} from './domain/cart-delivery';
import {orderFromCart} from './domain/cart-order';
import {EMPTY_ADDRESS} from './domain/customer-address';
import type {Order} from './domain/order';
import {languageOf, localeOfCountry, pageLocaleOf} from './domain/shop-urls';
import type {Exchange} from './http';

/** Path of the checkout; the cart's secret is the query's `key`. */
export const CHECKOUT_PATH = /^\/cart\/c\/([A-Za-z0-9-]{1,64})$/;

/** One visit to the checkout of one cart. */
export interface Visit {
  readonly exchange: Exchange;
  readonly cart: Cart;
  readonly locale: PageLocale;
}

/** Token and key of the cart, empty where the URL lacks them. */
export function cartSecrets({url}: Exchange) {
  return {
    token: CHECKOUT_PATH.exec(url.pathname)?.[1] ?? '',
    key: url.searchParams.get('key') ?? '',
  };
}

/** The page's language: `?locale=` (`en`, `en-US`), else the language of the buyer's country. */
export function localeOf(
  {shop, url}: Pick<Exchange, 'shop' | 'url'>,
  cart: Cart | null,
): PageLocale {
  return (
    pageLocaleOf(url.searchParams.get('locale')) ??
    localeOfCountry(shop, cart?.buyer.countryCode ?? shop.countries[0].isoCode)
  );
}

/**
 * E-mail and postal address of the cart, else of the signed-in customer, as far as they
 * are known.
 */
export function storedBuyer(shop: Shop, {buyer}: Cart) {
  const customer = buyer.customerId
    ? customerById(shop, buyer.customerId)
    : null;
  const address =
    customer && customer.defaultAddressId !== null
      ? addressOf(shop, customer.id, customer.defaultAddressId)
      : null;
  return {
    email: buyer.email ?? customer?.email ?? null,
    address,
  };
}

/** The order as it would be placed now, with one of its delivery options. */
export interface Draft {
  /** `null` when nothing is shipped. */
  readonly delivery: DeliveryOption | null;
  readonly isChosen: boolean;
  readonly order: Omit<Order, 'number'>;
}

/**
 * A draft of the order for each delivery option. `countryCode`, the country of delivery,
 * decides only the tax in the prices and the days in transit.
 */
export function draftOrders(
  {
    exchange: {shop},
    cart,
    locale,
  }: Pick<Visit, 'cart' | 'locale'> & {exchange: Pick<Exchange, 'shop'>},
  countryCode: string,
): readonly Draft[] {
  const totalsFor = (deliveryOption: string | null) =>
    cartTotals(
      shop,
      {...cart, deliveryOption},
      {
        language: languageOf(locale),
        payShipping: true,
        deliverTo: countryCode,
      },
    );
  const chosen = totalsFor(cart.deliveryOption);
  const all = chosen.deliveryOptions.map(({handle}) => totalsFor(handle));
  return (all.length > 0 ? all : [chosen]).map((totals) => ({
    delivery: totals.delivery,
    isChosen: totals.delivery?.handle === chosen.delivery?.handle,
    order: orderFromCart(
      cart,
      totals,
      {email: null, address: {...EMPTY_ADDRESS, countryCode}, locale},
      {statusToken: '', now: shop.now()},
    ),
  }));
}
