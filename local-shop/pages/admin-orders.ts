import {customersToNotify, sendBackInStockMails} from '../data/back-in-stock';
import {cartByToken, openCarts} from '../data/cart-store';
import {
  orderByStatusToken,
  ordersToSend,
  updateOrder,
} from '../data/order-store';
import {sendRecoveryMail, sendShippingMail} from '../data/order-mail';
import {draftOrders} from '../checkout-visit';
import {allItems, sendByDhl} from '../domain/order-changes';
import {localeOfCountry, orderPath} from '../domain/shop-urls';
import {
  HttpError,
  isLoopback,
  readBody,
  redirect,
  type Exchange,
} from '../http';
import {html, type Html} from './html';
import {sendPage} from './page';

/** Where a merchant does what shoppers are mailed about. */
export const ADMIN_ORDERS_PATH = /^\/admin\/orders$/;

/** `GET`: what there is to send. */
export function showAdminOrders({response, shop}: Exchange): void {
  const waiting = customersToNotify(shop);
  sendPage(response, 200, {
    locale: 'en',
    title: 'Orders',
    homeUrl: shop.storefrontOrigin,
    body: html`<h1>Orders</h1>
      <p class="soft">
        What a merchant does in the admin of a real shop. The mails are in the
        <a href="/outbox">outbox</a>.
      </p>
      <div class="stack">
        ${renderList(
          'To be sent',
          ordersToSend(shop).map((order) => ({
            text: html`<a href="${orderPath(order)}">#${order.number}</a>
              ${order.email}`,
            action: 'fulfill',
            token: order.statusToken,
            label: `Send #${order.number}`,
          })),
        )}
        ${renderList(
          'Abandoned checkouts',
          openCarts(shop).map(({buyer, lines, token, secret}) => ({
            text: html`${buyer.email}, ${lines.length} products`,
            action: 'recover',
            token: `${token} ${secret}`,
            label: `Remind ${buyer.email}`,
          })),
        )}
        ${renderList(
          'Back in stock',
          waiting.slice(0, 1).map(() => ({
            text: html`${waiting.map(({customer}) => customer.email).join(', ')}`,
            action: 'notify',
            token: '',
            label: 'Tell them',
          })),
        )}
      </div>`,
  });
}

function renderList(
  title: string,
  rows: readonly {text: Html; action: string; token: string; label: string}[],
): Html {
  return html`<section class="sheet">
    <h2>${title}</h2>
    ${rows.length === 0 && html`<p class="soft">Nothing.</p>`}
    ${rows.map(
      ({text, action, token, label}) =>
        html`<form class="task" method="post">
          <input type="hidden" name="token" value="${token}" />
          <p>${text}</p>
          <button name="action" value="${action}">${label}</button>
        </form>`,
    )}
  </section>`;
}

/** `POST`: does it, and leads back (303). Only from this machine. */
export async function changeAdminOrders(exchange: Exchange): Promise<void> {
  const {request, response, shop} = exchange;
  if (!isLoopback(request)) throw new HttpError(403, 'Loopback only.');
  const form = new URLSearchParams(await readBody(request, 1024));
  const token = form.get('token') ?? '';
  switch (form.get('action')) {
    case 'fulfill': {
      const order = orderByStatusToken(shop, token);
      // Pressed twice, it is sent once.
      if (order?.fulfillmentStatus !== 'UNFULFILLED') break;
      const sent = sendByDhl(order, allItems(order));
      updateOrder(shop, sent);
      sendShippingMail(shop, sent);
      break;
    }
    case 'recover': {
      const [cartToken = '', secret = ''] = token.split(' ');
      const cart = cartByToken(shop, cartToken, secret);
      if (!cart) break;
      const {countryCode} = cart.buyer;
      const visit = {exchange, cart, locale: localeOfCountry(countryCode)};
      const drafts = draftOrders(visit, countryCode);
      const chosen = drafts.find(({isChosen}) => isChosen);
      if (chosen) sendRecoveryMail(shop, cart, chosen.order);
      break;
    }
    case 'notify':
      sendBackInStockMails(shop);
  }
  redirect(response, '/admin/orders', 303);
}
