import type {OrderCancelReason} from '@shopify/hydrogen-react/storefront-api-types';
import type {Shop} from '../context';
import {sendShippingMail} from '../data/order-mail';
import {listOrders, updateOrder} from '../data/order-store';
import {formatMoney} from '../domain/format-money';
import {orderAddressLines} from '../domain/order-address';
import {
  cancelOrder,
  dhlTracking,
  sendParcel,
  unsentItems,
} from '../domain/order-changes';
import type {StoredOrder} from '../domain/order';
import {orderTotals} from '../domain/order-totals';
import {html} from '../pages/html';
import {ORDER_STATUS_TEXTS} from '../pages/order-status-texts';
import {renderOrderSummary} from '../pages/order-summary';
import type {AdminSection, Problems} from './section';

const REASONS: readonly (readonly [OrderCancelReason, string])[] = [
  ['CUSTOMER', 'The customer asked'],
  ['INVENTORY', 'Not in stock'],
  ['DECLINED', 'The payment was declined'],
  ['FRAUD', 'Fraud'],
  ['OTHER', 'Other'],
];

const find = (shop: Shop, key: string) =>
  listOrders(shop).find(({number}) => String(number) === key);

const isCancelable = ({canceledAt, fulfillments}: StoredOrder) =>
  canceledAt === null && fulfillments.length === 0;

const isSendable = (order: StoredOrder) =>
  order.canceledAt === null && unsentItems(order).length > 0;

/** The state of an order, in the words of its status page. */
function stateOf({
  canceledAt,
  financialStatus,
  fulfillmentStatus,
}: StoredOrder) {
  const {canceled, financial, fulfillment} = ORDER_STATUS_TEXTS.en;
  const sent = canceledAt === null ? fulfillment[fulfillmentStatus] : canceled;
  return `${financial[financialStatus]}, ${sent}`;
}

/** Orders: sent with a tracking number, or canceled. */
export const orders: AdminSection = {
  path: 'orders',
  title: 'Orders',
  entries: (shop) =>
    listOrders(shop).map((order) => ({
      key: String(order.number),
      title: `${order.number}, ${order.email ?? order.phone ?? ''}`,
      note: `${formatMoney(orderTotals(order).total, order.currencyCode, 'en')}, ${stateOf(order)}`,
    })),
  form: (shop, key) => {
    const order = find(shop, key);
    if (!order) return null;
    const canSend = isSendable(order);
    const canCancel = isCancelable(order);
    return {
      title: `Order ${order.number}`,
      about: html`<p>${stateOf(order)}, ${order.processedAt.slice(0, 10)}</p>
        <address class="part">
          ${orderAddressLines(order).map((line) => html`${line}<br />`)}
        </address>
        <div class="part">${renderOrderSummary(shop, order)}</div>
        <p class="part">
          <a href="/orders/${order.statusToken}">The customer’s page</a>
        </p>`,
      groups: [
        ...(canSend
          ? [
              {
                legend: 'Parcel',
                fields: [
                  {name: 'company', label: 'Company', value: 'DHL'},
                  {name: 'number', label: 'Tracking number', value: ''},
                  {
                    name: 'url',
                    label: 'Tracking link',
                    value: '',
                    hint: 'Made from the number for DHL; may be left out.',
                  },
                ],
              },
            ]
          : []),
        ...(canCancel
          ? [
              {
                legend: 'Cancellation',
                fields: [
                  {
                    name: 'reason',
                    label: 'Reason',
                    value: 'CUSTOMER',
                    kind: 'choice' as const,
                    options: REASONS,
                  },
                ],
              },
            ]
          : []),
      ],
      actions: [
        ...(canSend ? [{value: 'send', label: 'Mark as fulfilled'}] : []),
        ...(canCancel ? [{value: 'cancel', label: 'Cancel the order'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const order = find(shop, key);
    if (!order) return {};
    switch (sent.get('action')) {
      case 'send':
        return send(shop, order, sent);
      case 'cancel':
        return cancel(shop, order, sent);
      default:
        return {form: 'Choose what becomes of the order.'};
    }
  },
};

function send(shop: Shop, order: StoredOrder, sent: URLSearchParams): Problems {
  const [company = '', number = '', url = ''] = [
    'company',
    'number',
    'url',
  ].map((name) => (sent.get(name) ?? '').trim().slice(0, 255));
  if (!isSendable(order)) return {form: 'There is nothing left to send.'};
  if (number === '') return {number: 'Enter the number of the parcel.'};
  if (url !== '' && !/^https:\/\/\S+$/.test(url)) {
    return {url: 'Enter an address that begins with https://.'};
  }
  const parcel = {
    trackingCompany: company || null,
    tracking: [
      company === 'DHL' && url === ''
        ? dhlTracking(number)
        : {number, url: url || null},
    ],
    lines: unsentItems(order),
  };
  const updated = sendParcel(order, parcel);
  updateOrder(shop, updated);
  sendShippingMail(shop, updated);
  return {};
}

/** Cancels an order and puts its items back into stock. */
function cancel(
  shop: Shop,
  order: StoredOrder,
  sent: URLSearchParams,
): Problems {
  const [reason] = REASONS.find(([name]) => name === sent.get('reason')) ?? [];
  if (!isCancelable(order)) return {form: 'It was sent or canceled before.'};
  if (!reason) return {reason: 'Choose a reason.'};
  shop.database.transaction(() => {
    updateOrder(shop, cancelOrder(order, reason, shop.now().toISOString()));
    for (const {variantId, currentQuantity} of order.lines) {
      const entry = shop.edits.all.variantById.get(variantId ?? '');
      if (entry) shop.inventory.take(entry.variant, -currentQuantity);
    }
  });
  return {};
}
