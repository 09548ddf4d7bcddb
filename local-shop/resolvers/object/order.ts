import {isShownToStorefronts} from '../../data/definition-store';
import type {HasMetafieldsIdentifier} from '../../../schemas/storefront-types';
import type {Shop} from '../../context';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {StoredOrder} from '../../domain/order';
import {orderTotals} from '../../domain/order-totals';
import {customerOrderUrl, orderStatusUrl} from '../../domain/shop-urls';
import type {TypeResolvers} from '../../resolver';
import {invoiceMetafieldSource} from './invoice-metafield';
import {orderAddressSource} from './mailing-address';
import {moneySource} from './money';
import {discountAllocationSource} from './order-discount';
import {orderLineItemSource} from './order-line-item';

export interface OrderSource extends StoredOrder {
  readonly __typename: 'Order';
}

/** What resolvers read of an order. */
export function orderSource(order: StoredOrder): OrderSource {
  return {...order, __typename: 'Order'};
}

type Amount = keyof ReturnType<typeof orderTotals>;

const money = (order: StoredOrder, amountMinor: number) =>
  moneySource(amountMinor, order.currencyCode);

const total = (amount: Amount) => (order: OrderSource) =>
  money(order, orderTotals(order)[amount]);

const refunded = (order: OrderSource) => money(order, order.refundedMinor);

/** A connection over one of an order's lists; `toNode` gets each item with its index. */
export const orderList = <Item>(
  items: readonly Item[],
  toNode: (item: Item, index: number) => object,
  args: ConnectionArgs,
) => {
  const nodes = items.map((item, index) => ({
    id: String(index),
    node: toNode(item, index),
  }));
  return paginate(nodes, args, ({node}) => node);
};

export const orderResolvers = {
  name: ({number}) => `#${number}`,
  orderNumber: ({number}) => number,
  customAttributes: ({attributes}) => attributes,
  customerUrl: (order, _args, {shop}) =>
    order.customerId === null ? null : customerOrderUrl(shop, order),
  statusUrl: (order, _args, {shop}) => orderStatusUrl(shop, order),
  shippingAddress: ({shippingAddress, number}) =>
    orderAddressSource(shippingAddress, number),
  billingAddress: ({billingAddress, number}) =>
    orderAddressSource(billingAddress, number),
  subtotalPrice: total('subtotal'),
  totalShippingPrice: total('shipping'),
  // The checkout takes neither duties nor tips.
  originalTotalDuties: () => null,
  totalTax: total('tax'),
  totalPrice: total('total'),
  currentTotalPrice: total('currentTotal'),
  totalRefunded: refunded,
  lineItems: (order, args: ConnectionArgs) =>
    orderList(order.lines, (line) => orderLineItemSource(order, line), args),
  shippingDiscountAllocations: (order) =>
    order.shipping.allocations.map((allocation) =>
      discountAllocationSource(order, allocation),
    ),
  successfulFulfillments: ({fulfillments}, {first}: {first?: number | null}) =>
    fulfillments
      .slice(0, first ?? fulfillments.length)
      .map(({trackingCompany, tracking}) => ({
        trackingCompany,
        trackingInfo: tracking,
      })),
  metafield: (order, identifier: HasMetafieldsIdentifier, {shop}) =>
    readMetafield(order, identifier, shop),
} satisfies TypeResolvers<OrderSource>;

/** Orders have one metafield, the invoice: `custom.invoice`. */
function readMetafield(
  order: StoredOrder,
  {namespace, key}: HasMetafieldsIdentifier,
  shop: Shop,
) {
  return (namespace ?? 'custom') === 'custom' &&
    key === 'invoice' &&
    isShownToStorefronts(shop, 'ORDER', 'custom', key)
    ? invoiceMetafieldSource(shop, orderSource(order))
    : null;
}
