import {customerById} from '../../data/customer-store';
import type {ConnectionArgs} from '../../domain/cursor';
import {numberOfGlobalId, globalId} from '../../domain/global-id';
import {orderTotals, type OrderTotals} from '../../domain/order-totals';
import {shortHash} from '../../domain/short-hash';
import {orderStatusUrl} from '../../domain/shop-urls';
import type {Address} from '../../domain/customer-address';
import type {TypeResolvers} from '../../resolver';
import {customerSource} from '../object/customer';
import {moneySource} from '../object/money';
import {orderList, orderResolvers, type OrderSource} from '../object/order';
import {accountAddressSource} from './account-address';
import {accountFulfillmentSource} from './account-fulfillment';
import {accountLineItemSource} from './account-line-item';

type ListArgs = ConnectionArgs & {readonly reverse: boolean};

const total = (amount: keyof OrderTotals) => (order: OrderSource) =>
  moneySource(orderTotals(order)[amount], order.currencyCode);

const addressOfOrder = (address: Address | null, number: number) =>
  address && accountAddressSource({...address, id: number});

const {
  name,
  customerLocale,
  customAttributes,
  discountApplications,
  shippingDiscountAllocations,
  totalRefunded,
  metafield,
  metafields,
} = orderResolvers;

/**
 * `Order`. Other than in the Storefront API its id holds no secret, and its sums are
 * those of today: without what was removed or refunded.
 */
export const accountOrderResolvers = {
  name,
  customerLocale,
  customAttributes,
  discountApplications,
  shippingDiscountAllocations,
  totalRefunded,
  metafield,
  metafields,
  id: ({id}) => globalId('Order', numberOfGlobalId('Order', id) ?? 0),
  createdAt: ({processedAt}) => processedAt,
  cancelledAt: ({canceledAt}) => canceledAt,
  confirmationNumber: ({statusToken}) => shortHash(statusToken).toUpperCase(),
  hasEmail: ({email}) => email !== null,
  statusPageUrl: (order, _args, {shop}) => orderStatusUrl(shop, order),
  requiresShipping: ({lines}) =>
    lines.some(({requiresShipping}) => requiresShipping),
  customer: ({customerId}, _args, {shop}) => {
    const customer = customerId && customerById(shop, customerId);
    return customer ? customerSource(customer) : null;
  },
  billingAddress: ({billingAddress, number}) =>
    addressOfOrder(billingAddress, number),
  shippingAddress: ({shippingAddress, number}) =>
    addressOfOrder(shippingAddress, number),
  shippingTitle: ({shipping}) => shipping.title,
  shippingLine: ({shipping, currencyCode}) => ({
    handle: null,
    title: shipping.title,
    originalPrice: moneySource(shipping.priceMinor, currencyCode),
  }),
  subtotal: total('currentSubtotal'),
  totalShipping: total('shipping'),
  totalDiscountedShipping: total('currentShipping'),
  totalTax: total('currentTax'),
  totalPrice: total('currentTotal'),
  // Tax is included in the prices and duties are the recipient's: none are charged.
  totalDuties: () => null,
  totalTip: () => null,
  lineItems: (order, args: ListArgs) =>
    orderList(
      order.lines,
      (_line, index) => accountLineItemSource(order, index),
      args,
    ),
  hasMultipleFulfillments: ({fulfillments}) => fulfillments.length > 1,
  fulfillments: (order, args: ListArgs) =>
    orderList(
      order.fulfillments,
      (fulfillment, index) =>
        accountFulfillmentSource(order, fulfillment, index),
      args,
    ),
} satisfies TypeResolvers<OrderSource>;
