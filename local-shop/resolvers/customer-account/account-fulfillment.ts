import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {globalId} from '../../domain/global-id';
import type {Order, OrderFulfillment} from '../../domain/order';
import type {TypeResolvers} from '../../resolver';
import {accountLineItemSource} from './account-line-item';

interface AccountFulfillmentSource extends OrderFulfillment {
  readonly id: string;
  readonly status: 'SUCCESS';
  readonly order: Order;
}

/** What resolvers read of an order's parcel; `index` counts them. */
export function accountFulfillmentSource(
  order: Order,
  fulfillment: OrderFulfillment,
  index: number,
): AccountFulfillmentSource {
  return {
    ...fulfillment,
    order,
    status: 'SUCCESS',
    id: globalId('Fulfillment', order.number * 1000 + index),
  };
}

/** `Fulfillment`: a parcel that was sent. The shop hears nothing of its way. */
export const accountFulfillmentResolvers = {
  estimatedDeliveryAt: () => null,
  latestShipmentStatus: () => null,
  isPickedUp: () => false,
  requiresShipping: () => true,
  trackingInformation: ({trackingCompany, tracking}) =>
    tracking.map(({number, url}) => ({company: trackingCompany, number, url})),
  fulfillmentLineItems: (
    {id, order, lines},
    {reverse, ...args}: ConnectionArgs & {readonly reverse: boolean},
  ) => {
    const items = lines.map(({lineIndex, quantity}) => ({
      id: `${id.replace('Fulfillment', 'FulfillmentLineItem')}${lineIndex}`,
      lineIndex,
      quantity,
    }));
    return paginate(reverse ? items.reverse() : items, args, (item) => ({
      id: item.id,
      quantity: item.quantity,
      lineItem: accountLineItemSource(order, item.lineIndex),
    }));
  },
} satisfies TypeResolvers<AccountFulfillmentSource>;
