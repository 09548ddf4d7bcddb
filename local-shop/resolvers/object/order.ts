import type {HasMetafieldsIdentifier} from 'storefront-api-newest/storefront-api-types';
import type {Shop} from '../../context';
import {isShownToStorefronts} from '../../data/definitions';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {StoredOrder} from '../../domain/order';
import {orderTotals} from '../../domain/order-totals';
import {customerOrderUrl, orderStatusUrl} from '../../domain/shop-urls';
import type {TypeResolvers} from '../../resolver';
import {fulfillmentSource} from './fulfillment';
import {invoiceMetafieldSource} from './invoice-metafield';
import {orderAddressSource} from './mailing-address';
import {moneySource} from './money';
import {
  discountApplicationSource,
  discountAllocationSource,
} from './order-discount';
import {orderLineItemSource} from './order-line-item';

export interface OrderSource extends StoredOrder {
  readonly __typename: 'Order';
}

/** What resolvers read of an order. */
export function orderSource(order: StoredOrder): OrderSource {
  return {...order, __typename: 'Order'};
}

type ListArgs = ConnectionArgs & {readonly reverse: boolean};

type Amount = keyof ReturnType<typeof orderTotals>;

const money = (order: StoredOrder, amountMinor: number) =>
  moneySource(amountMinor, order.currencyCode);

const total = (amount: Amount) => (order: OrderSource) =>
  money(order, orderTotals(order)[amount]);

const refunded = (order: OrderSource) => money(order, order.refundedMinor);

/** A connection of what an order holds; `toNode` gets each with its index. */
export const orderList = <Item>(
  items: readonly Item[],
  toNode: (item: Item, index: number) => object,
  {reverse, ...args}: ListArgs,
) => {
  const nodes = items.map((item, index) => ({
    id: String(index),
    node: toNode(item, index),
  }));
  return paginate(reverse ? nodes.reverse() : nodes, args, ({node}) => node);
};

export const orderResolvers = {
  name: ({number}) => `#${number}`,
  orderNumber: ({number}) => number,
  customerLocale: ({locale}) => locale,
  customAttributes: ({attributes}) => attributes,
  statusUrl: (order, _args, {shop}) => orderStatusUrl(shop, order),
  customerUrl: (order, _args, {shop}) =>
    order.customerId === null ? null : customerOrderUrl(shop, order),
  billingAddress: ({billingAddress, number}) =>
    orderAddressSource(billingAddress, number),
  shippingAddress: ({shippingAddress, number}) =>
    orderAddressSource(shippingAddress, number),
  subtotalPrice: total('subtotal'),
  subtotalPriceV2: total('subtotal'),
  totalShippingPrice: total('shipping'),
  totalShippingPriceV2: total('shipping'),
  totalTax: total('tax'),
  totalTaxV2: total('tax'),
  totalPrice: total('total'),
  totalPriceV2: total('total'),
  originalTotalPrice: total('originalTotal'),
  currentSubtotalPrice: total('currentSubtotal'),
  currentTotalShippingPrice: total('currentShipping'),
  currentTotalTax: total('currentTax'),
  currentTotalPrice: total('currentTotal'),
  totalRefunded: refunded,
  totalRefundedV2: refunded,
  // Tax is included in the prices and duties are the recipient's: none are charged.
  currentTotalDuties: () => null,
  originalTotalDuties: () => null,
  lineItems: (order, args: ListArgs) =>
    orderList(order.lines, (line) => orderLineItemSource(order, line), args),
  discountApplications: (order, args: ListArgs) =>
    orderList(
      order.discounts,
      (discount) => discountApplicationSource(order, discount),
      args,
    ),
  shippingDiscountAllocations: (order) =>
    order.shipping.allocations.map((allocation) =>
      discountAllocationSource(order, allocation),
    ),
  successfulFulfillments: (order, {first}: {first?: number | null}) =>
    order.fulfillments
      .slice(0, first ?? undefined)
      .map((fulfillment) => fulfillmentSource(order, fulfillment)),
  metafield: (order, identifier: HasMetafieldsIdentifier, {shop}) =>
    readMetafield(order, identifier, shop),
  metafields: (
    order,
    {identifiers}: {identifiers: readonly HasMetafieldsIdentifier[]},
    {shop},
  ) => identifiers.map((identifier) => readMetafield(order, identifier, shop)),
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
