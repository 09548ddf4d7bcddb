import {addressesOf, addressOf} from '../../data/address-store';
import {isConsentPending} from '../../data/consent-store';
import {metafieldOf} from '../../data/customer-metafield-store';
import type {Customer} from '../../data/customer-store';
import {ordersOfCustomer} from '../../data/order-store';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {confirmationNumber} from '../../domain/confirmation-number';
import {numberOfGlobalId} from '../../domain/global-id';
import type {StoredOrder} from '../../domain/order';
import {sortOrders} from '../../domain/order-sort';
import {
  matchesSearchQuery,
  parseSearchQuery,
  type SearchableFields,
} from '../../domain/search-query';
import type {Shop} from '../../context';
import type {TypeResolvers} from '../../resolver';
import {customerResolvers, type CustomerSource} from '../object/customer';
import {customerMetafieldSource} from '../object/customer-metafield';
import {orderSource} from '../object/order';
import {accountAddressSource} from './account-address';

interface MetafieldIdentifier {
  readonly namespace: string;
  readonly key: string;
}

/** Sort keys as in the Storefront API; an order is never changed later here. */
const SORT_KEYS = {
  CREATED_AT: 'PROCESSED_AT',
  ID: 'ID',
  ORDER_NUMBER: 'ID',
  PROCESSED_AT: 'PROCESSED_AT',
  TOTAL_PRICE: 'TOTAL_PRICE',
  UPDATED_AT: 'PROCESSED_AT',
} as const;

/** `CustomerEmailAddress` of a customer; `null` without an address. */
export function emailAddressSource(
  shop: Shop,
  {id, email, acceptsMarketing}: Customer,
) {
  const otherwise = isConsentPending(shop, id) ? 'PENDING' : 'NOT_SUBSCRIBED';
  return (
    email && {
      emailAddress: email,
      marketingState: acceptsMarketing ? 'SUBSCRIBED' : otherwise,
    }
  );
}

export const accountCustomerResolvers = {
  displayName: customerResolvers.displayName,
  emailAddress: (customer, _args, {shop}) => emailAddressSource(shop, customer),
  phoneNumber: ({phone}) =>
    phone && {phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED'},
  addresses: ({id}, args: ConnectionArgs, {shop}) =>
    paginate(addressesOf(shop, id).map(accountAddressSource), args),
  defaultAddress: ({id, defaultAddressId}, _args, {shop}) => {
    const address =
      defaultAddressId === null ? null : addressOf(shop, id, defaultAddressId);
    return address && accountAddressSource(address);
  },
  orders: (
    {id},
    args: ConnectionArgs & {
      query?: string | null;
      reverse: boolean;
      sortKey: keyof typeof SORT_KEYS;
    },
    {shop},
  ) => {
    const query = parseSearchQuery(args.query ?? '');
    const sorted = sortOrders(
      ordersOfCustomer(shop, id).filter((order) =>
        matchesSearchQuery(query, orderFields(order), shop.now()),
      ),
      SORT_KEYS[args.sortKey],
    );
    return paginate(
      args.reverse ? sorted.reverse() : sorted,
      args,
      orderSource,
      `${args.sortKey} ${args.query ?? ''}`,
    );
  },
  metafield: ({id}, identifier: MetafieldIdentifier, {shop}) =>
    readMetafield(shop, id, identifier),
} satisfies TypeResolvers<CustomerSource>;

/** What `Customer.orders(query:)` searches, as the schema describes it. */
function orderFields(order: StoredOrder): SearchableFields {
  const time = [new Date(order.processedAt)];
  // A name is found with its # and without.
  const name = [`#${order.number}`, String(order.number)];
  const fields: Readonly<Record<string, ReturnType<SearchableFields>>> = {
    confirmation_number: [confirmationNumber(order)],
    created_at: time,
    id: [numberOfGlobalId('Order', order.id) ?? 0],
    name,
    order_number: [String(order.number)],
    processed_at: time,
    updated_at: time,
  };
  return (field) =>
    field === null
      ? [
          ...name,
          confirmationNumber(order),
          ...order.lines.map(({title}) => title),
        ]
      : fields[field];
}

function readMetafield(
  shop: Shop,
  customerId: string,
  {namespace, key}: MetafieldIdentifier,
) {
  const field = metafieldOf(shop, customerId, namespace, key);
  return field && customerMetafieldSource(field);
}
