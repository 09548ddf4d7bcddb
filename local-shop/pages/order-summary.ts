import type {Shop} from '../context';
import {formatMoney} from '../domain/format-money';
import {imageUrl} from '../domain/image-url';
import {lineDetails, variantImage} from '../domain/order-line';
import type {Order, OrderLine} from '../domain/order';
import {orderSums} from '../domain/order-sums';
import {originalTotal} from '../domain/order-totals';
import type {PageLocale} from '../domain/catalogue';
import {html, type Html} from './html';

const TEXTS = {
  de: {quantity: 'Menge', note: 'Anmerkung', sums: 'Kostenübersicht'},
  en: {quantity: 'Quantity', note: 'Note', sums: 'Cost summary'},
} satisfies Record<PageLocale, object>;

/** Lines, sums and note of an order, placed or about to be. */
export function renderOrderSummary(
  shop: Shop,
  order: Omit<Order, 'number'>,
  sums: Html | readonly Html[] = renderSums(order),
): Html {
  return html`<ul class="lines">
      ${order.lines.map((line) => renderLine(shop, order, line))}
    </ul>
    ${sums}
    ${
      order.note !== null &&
      html`<p class="soft">${TEXTS[order.locale].note}: ${order.note}</p>`
    }`;
}

export function renderSums(order: Omit<Order, 'number'>): Html {
  return html`<table class="sums" aria-label="${TEXTS[order.locale].sums}">
    ${orderSums(order).map(
      ({label, value, emphasis}) =>
        html`<tr${emphasis && html` class="total"`}>
          <th scope="row">${label}</th>
          <td class="price">${value}</td>
        </tr>`,
    )}
  </table>`;
}

function renderLine(
  shop: Shop,
  order: Omit<Order, 'number'>,
  line: OrderLine,
): Html {
  return html`<li>
    ${renderPicture(shop, line)}
    <div>
      <b>${line.title}</b>
      ${lineDetails(line, order.locale).map((detail) => html`<p class="soft">${detail}</p>`)}
      <p class="soft">${TEXTS[order.locale].quantity}: ${line.quantity}</p>
    </div>
    <p class="price">
      ${formatMoney(originalTotal(line), order.currencyCode, order.locale)}
    </p>
  </li>`;
}

/**
 * Decoration: the title is beside it. The path has no host, so that it works under every
 * host name of the shop.
 */
function renderPicture(shop: Shop, line: OrderLine): Html {
  const image = variantImage(shop, line.variantId);
  if (!image) return html`<span></span>`;
  const source = imageUrl('', image.file, {
    maxWidth: 128,
    maxHeight: 128,
    crop: 'CENTER',
  });
  return html`<img src="${source}" alt="" width="64" height="64" />`;
}
