import {draftOrders} from '../checkout-visit';
import type {Shop} from '../context';
import {customersToNotify, sendBackInStockMails} from '../data/back-in-stock';
import {openCarts} from '../data/cart-store';
import {sendRecoveryMail} from '../data/order-mail';
import {localeOfCountry} from '../domain/shop-urls';
import {html} from '../pages/html';
import type {AdminSection, Problems} from './section';

const find = (shop: Shop, key: string) =>
  openCarts(shop).find(({token}) => token === key);

/** Carts with an e-mail address and without an order, whose buyers can be reminded. */
export const abandonedCheckouts: AdminSection = {
  path: 'checkouts',
  title: 'Abandoned checkouts',
  entries: (shop) =>
    openCarts(shop).map(({token, buyer, lines}) => ({
      key: token,
      title: buyer.email ?? '',
      note: `${lines.length} lines`,
    })),
  form: (shop, key) => {
    const cart = find(shop, key);
    if (!cart) return null;
    return {
      title: `Checkout of ${cart.buyer.email}`,
      about: html`<p>The mail is in the <a href="/outbox">outbox</a>.</p>`,
      groups: [],
      actions: [{value: 'remind', label: 'Send a reminder'}],
    };
  },
  save: (shop, key): Problems => {
    const cart = find(shop, key);
    const {countryCode = 'DE'} = cart?.buyer ?? {};
    const chosen =
      cart &&
      draftOrders(
        {exchange: {shop}, cart, locale: localeOfCountry(shop, countryCode)},
        countryCode,
      ).find(({isChosen}) => isChosen);
    if (!chosen) return {form: 'It was ordered or changed.'};
    sendRecoveryMail(shop, cart, chosen.order);
    return {};
  },
};

/** Customers to whom the shop can write that a product is back in stock. */
export const backInStock: AdminSection = {
  path: 'back-in-stock',
  title: 'Back in stock',
  entries: (shop) => {
    const waiting = customersToNotify(shop).length;
    return waiting === 0
      ? []
      : [{key: 'all', title: `${waiting} customers to tell`}];
  },
  form: (shop, key) =>
    key === 'all'
      ? {
          title: 'Back in stock',
          about: html`<ul>
            ${customersToNotify(shop).map(
              ({customer}) => html`<li>${customer.email}</li>`,
            )}
          </ul>`,
          groups: [],
          actions: [{value: 'tell', label: 'Tell them'}],
        }
      : null,
  save: (shop) => {
    sendBackInStockMails(shop);
    return {};
  },
};
