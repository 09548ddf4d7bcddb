import type {Shop} from '../context';
import {orderByStatusToken} from '../data/order-store';
import {deliveryDates} from '../domain/delivery-date';
import type {StoredOrder} from '../domain/order';
import {orderAddressLines} from '../domain/order-address';
import {setUpUrl} from '../domain/order-line';
import {invoicePath, storefrontUrl, tagOf} from '../domain/shop-urls';
import type {Exchange} from '../http';
import {html, type Html} from './html';
import {ORDER_STATUS_TEXTS} from './order-status-texts';
import {renderOrderSummary} from './order-summary';
import {sendPage} from './page';

/** Path of an order's status page; the token is its only key. */
export const ORDER_STATUS_PATH = /^\/orders\/([0-9a-f]{32})$/;

/** `GET`: thanks for an order and shows its state; 404 for an unknown token. */
export function showOrderStatus({response, shop, url}: Exchange): void {
  const token = ORDER_STATUS_PATH.exec(url.pathname)?.[1] ?? '';
  const order = orderByStatusToken(shop, token);
  const locale = order?.locale ?? 'de';
  const texts = ORDER_STATUS_TEXTS[locale];
  sendPage(response, order ? 200 : 404, {
    locale,
    title: order ? texts.title(order.number) : texts.unknown,
    shopName: shop.seed.name,
    homeUrl: storefrontUrl(shop, locale, '/'),
    body: order
      ? renderOrder(shop, order)
      : html`<h1>${texts.unknown}</h1>
          <a class="button" href="${storefrontUrl(shop, locale, '/')}"
            >${texts.back}</a
          >`,
  });
}

function renderOrder(shop: Shop, order: StoredOrder): Html {
  const {locale, shippingAddress} = order;
  const texts = ORDER_STATUS_TEXTS[locale];
  const date = new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  const dates = order.canceledAt === null ? deliveryDates(order) : null;
  const setUp = setUpUrl(shop, order);
  const firstName = shippingAddress?.firstName ?? null;
  return html`<h1>
      ${order.canceledAt === null ? texts.thanks(firstName) : texts.wasCanceled}
    </h1>
    <div class="columns">
      <section class="sheet">
        ${
          order.email !== null &&
          html`<p class="part">${texts.mailed(order.email)}</p>`
        }
        <dl class="part">
          <dt>${texts.date}</dt>
          <dd>${date.format(new Date(order.processedAt))}</dd>
          <dt>${texts.payment}</dt>
          <dd>${texts.financial[order.financialStatus]}</dd>
          <dt>${texts.delivery}</dt>
          <dd>
            ${
              order.canceledAt === null
                ? texts.fulfillment[order.fulfillmentStatus]
                : texts.canceled
            }
          </dd>
          ${
            dates !== null &&
            html`<dt>${texts.arrives}</dt>
              <dd>${dates}</dd>`
          }
        </dl>
        ${renderTracking(order)}
        ${
          setUp !== null &&
          html`<div class="part">
            <h2>${texts.setUpTitle}</h2>
            <p><a href="${setUp}">${texts.setUp}</a></p>
          </div>`
        }
        ${
          shippingAddress !== null &&
          html`<div class="part">
            <h2>${texts.address}</h2>
            <address>
              ${orderAddressLines(order).map((line) => html`${line}<br />`)}
            </address>
          </div>`
        }
        ${
          order.hasInvoice &&
          html`<p class="part">
            <a href="${invoicePath(order)}">${texts.invoice}</a>
          </p>`
        }
        <p class="part">
          <a class="button" href="${storefrontUrl(shop, locale, '/')}"
            >${texts.back}</a
          >
        </p>
        <p class="part links">
          <a href="${storefrontUrl(shop, locale, '/legal/terms')}"
            >${texts.terms}</a
          >
          <a href="${storefrontUrl(shop, locale, '/legal/revocation')}"
            >${texts.revocation}</a
          >
          <a href="${storefrontUrl(shop, locale, '/contact')}"
            >${texts.contact}</a
          >
        </p>
      </section>
      <section class="sheet aside" aria-labelledby="order">
        <h2 id="order">${texts.title(order.number)}</h2>
        ${renderOrderSummary(shop, order)}
      </section>
    </div>`;
}

function renderTracking({fulfillments, locale}: StoredOrder): Html[] {
  return fulfillments.flatMap(({trackingCompany, tracking}) =>
    tracking.map(
      ({number, url}) =>
        html`<p class="part">
          ${ORDER_STATUS_TEXTS[locale].parcel(trackingCompany)}: ${number}
          ${
            url !== null &&
            html`<br /><a href="${url}">${ORDER_STATUS_TEXTS[locale].track}</a>`
          }
        </p>`,
    ),
  );
}
