import {globalId} from '../../domain/global-id';
import type {Order, OrderLine} from '../../domain/order';
import {
  currentLineTotal,
  originalTotal,
  ownDiscount,
} from '../../domain/order-totals';
import type {Shop} from '../../context';
import type {TypeResolvers} from '../../resolver';
import {productVariantSource} from '../catalogue-sources';
import {moneySource} from '../object/money';
import {orderLineItemResolvers} from '../object/order-line-item';
import {productVariantResolvers} from '../object/product-variant';

interface AccountLineItemSource extends OrderLine {
  readonly id: string;
  readonly order: Order;
}

/** Source of the line at `index` of an order. Throws when there is none. */
export function accountLineItemSource(
  order: Order,
  index: number,
): AccountLineItemSource {
  const line = order.lines[index];
  if (!line) throw new Error(`Order ${order.number} has no line ${index}.`);
  return {
    ...line,
    order,
    id: globalId('LineItem', order.number * 1000 + index),
  };
}

const {customAttributes, discountAllocations} = orderLineItemResolvers;

const money = (amountMinor: number, {order}: AccountLineItemSource) =>
  moneySource(amountMinor, order.currencyCode);

/** Product and variant of a line; `undefined` when the merchant has deleted them since. */
const soldOf = ({variantId}: AccountLineItemSource, {catalogue}: Shop) =>
  catalogue.variantById.get(variantId ?? '');

/** `LineItem`: the units ordered; `refundableQuantity` is how many are left. */
export const accountLineItemResolvers = {
  customAttributes,
  discountAllocations,
  productId: (line, _args, {shop}) => soldOf(line, shop)?.product.id ?? null,
  refundableQuantity: ({currentQuantity}) => currentQuantity,
  price: (line) => money(line.unitPriceMinor, line),
  currentTotalPrice: (line) => money(currentLineTotal(line), line),
  totalPrice: (line) => money(originalTotal(line), line),
  totalDiscount: (line) => money(ownDiscount(line, line.order), line),
  image: (line, _args, {shop}) => {
    const sold = soldOf(line, shop);
    return sold
      ? productVariantResolvers.image(
          productVariantSource(sold.product, sold.variant),
        )
      : null;
  },
} satisfies TypeResolvers<AccountLineItemSource>;
