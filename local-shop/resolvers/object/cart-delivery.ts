import type {Shop} from '../../context';
import {addressOf} from '../../data/address-store';
import {customerById} from '../../data/customer-store';
import type {Cart, CartAddress} from '../../domain/cart';
import type {CartTotals} from '../../domain/cart-totals';
import type {DeliveryOption} from '../../domain/cart-delivery';
import type {Address} from '../../domain/customer-address';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {cartLineSource} from './cart-line';
import {
  customerAddressSource,
  mailingAddressResolvers,
} from './mailing-address';
import {moneySource} from './money';

interface CartDeliveryGroupSource {
  readonly __typename: 'CartDeliveryGroup';
  readonly id: string;
  readonly cart: Cart;
  readonly totals: CartTotals;
  readonly address: Address & {readonly id: number};
}

/** Global id of a cart's only delivery group. */
export function deliveryGroupId({token}: Cart): string {
  return `gid://shopify/CartDeliveryGroup/${token}`;
}

/**
 * The groups in which a cart is sent: none while no address is known or nothing
 * has to be sent, else one. The address is the cart's selected one, or the
 * default one of the signed-in customer.
 */
export function cartDeliveryGroups(
  shop: Shop,
  cart: Cart,
  totals: CartTotals,
): CartDeliveryGroupSource[] {
  const address = deliveryAddress(shop, cart);
  if (!address || totals.deliveryOptions.length === 0) return [];
  return [
    {
      __typename: 'CartDeliveryGroup',
      id: deliveryGroupId(cart),
      cart,
      totals,
      address,
    },
  ];
}

/** `CartDelivery`. */
export const cartDeliveryResolvers = {
  addresses: ({cart}, args: {selected: boolean | null}) =>
    cart.addresses
      .filter(({selected}) => selected || !args.selected)
      .map((address) => cartAddressSource(cart, address)),
} satisfies TypeResolvers<{readonly cart: Cart}>;

/** `CartDeliveryGroup`. */
export const cartDeliveryGroupResolvers = {
  groupType: () => 'ONE_TIME_PURCHASE',
  deliveryAddress: ({address}) => customerAddressSource(address),
  cartLines: (
    {cart, totals},
    args: ConnectionArgs & {readonly reverse: boolean},
  ) => {
    const lines = totals.lines
      .filter(({variant}) => variant.requiresShipping)
      .map((line) => cartLineSource(cart, totals, line));
    return paginate(args.reverse ? lines.reverse() : lines, args);
  },
  deliveryOptions: ({totals}) =>
    totals.deliveryOptions.map((option) => optionSource(totals, option)),
  selectedDeliveryOption: ({totals}) =>
    totals.delivery && optionSource(totals, totals.delivery),
} satisfies TypeResolvers<CartDeliveryGroupSource>;

const {name, formatted, formattedArea} = mailingAddressResolvers;

/** `CartDeliveryAddress`: written like any other address. */
export const cartDeliveryAddressResolvers = {name, formatted, formattedArea};

/** Source of `CartSelectableAddress`. */
function cartAddressSource(
  {token}: Cart,
  {id, address, selected, oneTimeUse}: CartAddress,
) {
  return {
    id: `gid://shopify/CartSelectableAddress/${id}?cart=${token}`,
    address: {
      ...customerAddressSource({...address, id}),
      __typename: 'CartDeliveryAddress',
    },
    selected,
    oneTimeUse,
  };
}

function optionSource({currencyCode}: CartTotals, option: DeliveryOption) {
  return {
    handle: option.handle,
    code: option.code,
    title: option.title,
    description: option.description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: moneySource(option.priceMinor, currencyCode),
  };
}

function deliveryAddress(shop: Shop, {addresses, buyer}: Cart) {
  const selected = addresses.find((candidate) => candidate.selected);
  if (selected) return {...selected.address, id: selected.id};
  if (buyer.customerId === null) return null;
  const addressId = customerById(shop, buyer.customerId)?.defaultAddressId;
  return addressId == null
    ? null
    : addressOf(shop, buyer.customerId, addressId);
}
