import {confirmationNumber} from '../../domain/confirmation-number';
import type {ConnectionArgs} from '../../domain/cursor';
import {numberOfGlobalId, globalId} from '../../domain/global-id';
import {orderTotals, type OrderTotals} from '../../domain/order-totals';
import {orderStatusUrl} from '../../domain/shop-urls';
import type {Address} from '../../domain/customer-address';
import type {TypeResolvers} from '../../resolver';
import {moneySource} from '../object/money';
import {orderList, orderResolvers, type OrderSource} from '../object/order';
import {discountApplicationSource} from '../object/order-discount';
import {accountAddressSource} from './account-address';
import {accountLineItemSource} from './account-line-item';

const total = (amount: keyof OrderTotals) => (order: OrderSource) =>
  moneySource(orderTotals(order)[amount], order.currencyCode);

const addressOfOrder = (address: Address | null, number: number) =>
  address && accountAddressSource({...address, id: number});

const {name, shippingDiscountAllocations, totalRefunded, metafield} =
  orderResolvers;

/**
 * `Order`. Unlike in the Storefront API its id contains no secret, and its sums are today's:
 * without removed or refunded items.
 */
export const accountOrderResolvers = {
  name,
  shippingDiscountAllocations,
  totalRefunded,
  metafield,
  id: ({id}) => globalId('Order', numberOfGlobalId('Order', id) ?? 0),
  confirmationNumber,
  cancelledAt: ({canceledAt}) => canceledAt,
  statusPageUrl: (order, _args, {shop}) => orderStatusUrl(shop, order),
  shippingAddress: ({shippingAddress, number}) =>
    addressOfOrder(shippingAddress, number),
  billingAddress: ({billingAddress, number}) =>
    addressOfOrder(billingAddress, number),
  subtotal: total('currentSubtotal'),
  totalShipping: total('shipping'),
  // The checkout takes neither duties nor tips.
  totalDuties: () => null,
  totalTip: () => null,
  totalTax: total('currentTax'),
  totalPrice: total('currentTotal'),
  discountApplications: (order, args: ConnectionArgs) =>
    orderList(
      order.discounts,
      (discount) => discountApplicationSource(order, discount),
      args,
    ),
  // Only the transactions of gift cards: nobody asks for the others.
  transactions: ({giftCards = [], number, currencyCode}) =>
    giftCards.map(({lastCharacters, amountMinor}, index) => ({
      id: globalId('OrderTransaction', number * 1000 + index),
      type: 'GIFT_CARD',
      kind: 'SALE',
      status: 'SUCCESS',
      giftCardDetails: {last4: lastCharacters},
      transactionAmount: {
        presentmentMoney: moneySource(amountMinor, currencyCode),
      },
    })),
  lineItems: (order, args: ConnectionArgs) =>
    orderList(
      order.lines,
      (_line, index) => accountLineItemSource(order, index),
      args,
    ),
  fulfillments: (order, args: ConnectionArgs) =>
    orderList(
      order.fulfillments,
      (fulfillment, index) => ({
        ...fulfillment,
        id: globalId('Fulfillment', order.number * 1000 + index),
        status: 'SUCCESS',
        trackingInformation: fulfillment.tracking.map((info) => ({
          company: fulfillment.trackingCompany,
          ...info,
        })),
      }),
      args,
    ),
} satisfies TypeResolvers<OrderSource>;
