import type {Shop} from './context';
import {addressesOf, insertAddress} from './data/address-store';
import {completeCart} from './data/cart-store';
import {insertOrder} from './data/order-store';
import {sendGiftCards} from './data/gift-card-mail';
import {sendOrderMail} from './data/order-mail';
import type {Cart} from './domain/cart';
import {orderFromCart, type CheckoutDetails} from './domain/cart-order';
import type {StoredOrder} from './domain/order';
import {newSecretToken} from './domain/secret-token';
import {languageOf} from './domain/shop-urls';

/** How a payment ended. */
type Placement =
  | {readonly status: 'placed'; readonly order: StoredOrder}
  | {readonly status: 'gone' | 'empty'}
  /** Stock does not suffice for these lines of the cart; nothing happened. */
  | {readonly status: 'unavailable'; readonly lineIds: readonly string[]};

/**
 * Pays a cart: takes stock, stores the order, mails the confirmation. All or
 * nothing, and once: a second payment of the same cart finds it `gone`. The
 * first address that a customer orders to goes into their address book.
 */
export function placeOrder(
  shop: Shop,
  cart: Cart,
  details: CheckoutDetails,
): Placement {
  return shop.database.transaction((): Placement => {
    const completion = completeCart(
      shop,
      cart,
      languageOf(details.locale),
      details.address?.countryCode ?? undefined,
    );
    if (completion.status !== 'completed') return completion;
    const {customerId} = cart.buyer;
    const order = insertOrder(
      shop,
      orderFromCart(cart, completion.totals, details, {
        statusToken: newSecretToken(),
        now: shop.now(),
      }),
      cart.token,
    );
    if (
      customerId !== null &&
      details.address &&
      addressesOf(shop, customerId).length === 0
    ) {
      insertAddress(shop, customerId, details.address);
    }
    sendOrderMail(shop, order);
    sendGiftCards(shop, order);
    return {status: 'placed', order};
  });
}
