import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {Order, OrderFulfillment} from '../../domain/order';
import type {TypeResolvers} from '../../resolver';
import {orderLineItemSource} from './order-line-item';

interface FulfillmentSource extends OrderFulfillment {
  readonly order: Order;
}

/** What resolvers read of one parcel. */
export function fulfillmentSource(
  order: Order,
  fulfillment: OrderFulfillment,
): FulfillmentSource {
  return {...fulfillment, order};
}

export const fulfillmentResolvers = {
  trackingInfo: ({tracking}, {first}: {first?: number | null}) =>
    tracking.slice(0, first ?? undefined),
  fulfillmentLineItems: (
    {order, lines},
    {reverse, ...args}: ConnectionArgs & {readonly reverse: boolean},
  ) => {
    const items = lines.flatMap(({lineIndex, quantity}) => {
      const line = order.lines[lineIndex];
      return line ? [{id: String(lineIndex), line, quantity}] : [];
    });
    return paginate(
      reverse ? items.reverse() : items,
      args,
      ({line, quantity}) => ({
        quantity,
        lineItem: orderLineItemSource(order, line),
      }),
    );
  },
} satisfies TypeResolvers<FulfillmentSource>;
