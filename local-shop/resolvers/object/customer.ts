import {isShownToStorefronts} from '../../data/definition-store';
import type {
  HasMetafieldsIdentifier,
  OrderSortKeys,
} from '../../../schemas/storefront-types';
import type {Shop} from '../../context';
import {addressesOf, addressOf} from '../../data/address-store';
import {metafieldOf} from '../../data/customer-metafield-store';
import type {Customer} from '../../data/customer-store';
import {countOrdersOfCustomer, ordersOfCustomer} from '../../data/order-store';
import {fullName} from '../../domain/customer-address';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {sortOrders} from '../../domain/order-sort';
import type {TypeResolvers} from '../../resolver';
import {customerMetafieldSource} from './customer-metafield';
import {customerAddressSource} from './mailing-address';
import {orderSource} from './order';

export interface CustomerSource extends Customer {
  readonly __typename: 'Customer';
}

/** What resolvers read of a customer. */
export function customerSource(customer: Customer): CustomerSource {
  return {...customer, __typename: 'Customer'};
}

/** The namespace that metafields have when a client names none: the merchant's own. */
const DEFAULT_NAMESPACE = 'custom';

export const customerResolvers = {
  displayName: (customer) =>
    fullName(customer) ?? customer.email ?? customer.phone ?? '',
  numberOfOrders: ({id}, _args, {shop}) =>
    String(countOrdersOfCustomer(shop, id)),
  addresses: ({id}, args: ConnectionArgs, {shop}) =>
    paginate(addressesOf(shop, id).map(customerAddressSource), args),
  defaultAddress: ({id, defaultAddressId}, _args, {shop}) => {
    const address =
      defaultAddressId === null ? null : addressOf(shop, id, defaultAddressId);
    return address && customerAddressSource(address);
  },
  orders: (
    {id},
    args: ConnectionArgs & {reverse: boolean; sortKey: OrderSortKeys},
    {shop},
  ) => {
    const sorted = sortOrders(ordersOfCustomer(shop, id), args.sortKey);
    const connection = paginate(
      args.reverse ? sorted.reverse() : sorted,
      args,
      orderSource,
      args.sortKey,
    );
    return Object.assign(connection, {totalCount: String(sorted.length)});
  },
  metafield: ({id}, args: HasMetafieldsIdentifier, {shop}) =>
    readMetafield(id, args, shop),
} satisfies TypeResolvers<CustomerSource>;

function readMetafield(
  customerId: string,
  {namespace, key}: HasMetafieldsIdentifier,
  shop: Shop,
) {
  const own = namespace ?? DEFAULT_NAMESPACE;
  if (!isShownToStorefronts(shop, 'CUSTOMER', own, key)) return null;
  const field = metafieldOf(shop, customerId, own, key);
  return field && customerMetafieldSource(field);
}
