import type {Cart} from '../../domain/cart';
import type {CartLineTotals, CartTotals} from '../../domain/cart-totals';
import {formatAddress, formatArea} from '../../domain/address-format';
import {
  cartAddressId,
  deliveryGroupId,
  selectedAddress,
} from '../../domain/cart-id';
import type {CartSelectableAddress} from '../../domain/cart-delivery-address';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {DeliveryOption} from '../../domain/cart-delivery';
import {fullName, type Address} from '../../domain/customer-address';
import type {TypeResolvers} from '../../resolver';
import {cartLineSource} from './cart-line';
import {nameOfProvince, orderAddressSource} from './mailing-address';
import {moneySource} from './money';

/** A cart with its sums. */
interface PricedCart {
  readonly cart: Cart;
  readonly totals: CartTotals;
}

interface CartDeliveryAddressSource extends Address {
  readonly __typename: 'CartDeliveryAddress';
  readonly latitude: null;
  readonly longitude: null;
}

/** Source of `CartDelivery`. */
export const cartDeliverySource = ({cart}: Pick<PricedCart, 'cart'>) => ({
  list: cart.deliveryAddresses ?? [],
});

/** `CartDelivery`: all addresses, or with `selected` only that one. */
export const cartDeliveryResolvers = {
  addresses: ({list}, {selected}: {selected: boolean}) =>
    list
      .filter((entry) => !selected || entry.selected)
      .map((entry) => ({
        id: cartAddressId(entry),
        selected: entry.selected,
        oneTimeUse: entry.oneTimeUse,
        address: {
          ...entry.address,
          __typename: 'CartDeliveryAddress',
          latitude: null,
          longitude: null,
        },
      })),
} satisfies TypeResolvers<{readonly list: readonly CartSelectableAddress[]}>;

/** `CartDeliveryAddress`. */
export const cartDeliveryAddressResolvers = {
  name: fullName,
  formatted: (
    address,
    args: {withName: boolean; withCompany: boolean},
    {language},
  ) => formatAddress(address, nameOfProvince(address), language, args),
  formattedArea: (address, _args, {language}) => formatArea(address, language),
} satisfies TypeResolvers<CartDeliveryAddressSource>;

/** The groups of a cart: one with all that has to be sent, once an address is selected. */
export function deliveryGroups(source: PricedCart, args: ConnectionArgs) {
  const address = selectedAddress(source.cart);
  const sent = source.totals.lines.filter(
    ({variant}) => variant.requiresShipping,
  );
  const groups =
    address && source.totals.delivery
      ? [{id: deliveryGroupId(source.cart), address, sent}]
      : [];
  return paginate(groups, args, (group) => groupSource(source, group));
}

function groupSource(
  {cart, totals}: PricedCart,
  {
    id,
    address,
    sent,
  }: {
    readonly id: string;
    readonly address: Address;
    readonly sent: readonly CartLineTotals[];
  },
) {
  const optionSource = (option: DeliveryOption) => ({
    handle: option.handle,
    code: option.code,
    title: option.title,
    description: option.description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: moneySource(option.priceMinor, totals.currencyCode),
  });
  return {
    __typename: 'CartDeliveryGroup',
    id,
    groupType: sent.every(({sellingPlan}) => sellingPlan)
      ? 'SUBSCRIPTION'
      : 'ONE_TIME_PURCHASE',
    deliveryAddress: orderAddressSource(address, 0),
    deliveryOptions: totals.deliveryOptions.map(optionSource),
    selectedDeliveryOption: totals.delivery && optionSource(totals.delivery),
    lines: sent.map((line) => cartLineSource(cart, totals, line)),
  };
}

/** `CartDeliveryGroup`. */
export const cartDeliveryGroupResolvers = {
  cartLines: ({lines}, args: ConnectionArgs) => paginate(lines, args),
} satisfies TypeResolvers<ReturnType<typeof groupSource>>;
