import type {Order, OrderLine} from '../../domain/order';
import {discountedTotal, originalTotal} from '../../domain/order-totals';
import type {TypeResolvers} from '../../resolver';
import {moneySource} from './money';
import {discountAllocationSource} from './order-discount';
import {productVariantSource} from '../catalogue-sources';

interface OrderLineItemSource extends OrderLine {
  readonly order: Order;
}

/** What resolvers read of one line of an order. */
export function orderLineItemSource(
  order: Order,
  line: OrderLine,
): OrderLineItemSource {
  return {...line, order};
}

export const orderLineItemResolvers = {
  // "The title of the product combined with title of the variant", says the schema.
  title: ({title, variantTitle}) =>
    [title, variantTitle].filter(Boolean).join(' - '),
  customAttributes: ({attributes}) => attributes,
  discountAllocations: ({order, allocations}) =>
    allocations.map((allocation) =>
      discountAllocationSource(order, allocation),
    ),
  originalTotalPrice: (line) =>
    moneySource(originalTotal(line), line.order.currencyCode),
  discountedTotalPrice: (line) =>
    moneySource(discountedTotal(line), line.order.currencyCode),
  // As at Shopify, `null` for a variant that the merchant has deleted since.
  variant: ({variantId}, _args, {shop}) => {
    const entry = variantId && shop.catalogue.variantById.get(variantId);
    return entry ? productVariantSource(entry.product, entry.variant) : null;
  },
} satisfies TypeResolvers<OrderLineItemSource>;
