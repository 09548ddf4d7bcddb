import type {Shop} from '../context';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import type {Order, StoredOrder} from '../domain/order';

interface OrderRow {
  readonly id: number;
  readonly record: string;
}

/** Number of the shop's first order, as Shopify counts. */
const FIRST_ORDER_NUMBER = 1001;

/**
 * Stores a new order under the next number. `cartToken` is the cart that it
 * came from; a second order of the same cart throws.
 */
export function insertOrder(
  shop: Shop,
  order: Omit<Order, 'number'>,
  cartToken: string | null,
): StoredOrder {
  return shop.database.transaction(() => {
    const highest = shop.database.get<{number: number | null}>(
      'select max(number) as number from orders',
    );
    const number = (highest?.number ?? FIRST_ORDER_NUMBER - 1) + 1;
    const record: Order = {...order, number};
    const row = shop.database.get<OrderRow>(
      `insert into orders (number, customer_id, cart_token, status_token,
         processed_at, record) values (?, ?, ?, ?, ?, ?) returning id, record`,
      [
        number,
        order.customerId && numberOfGlobalId('Customer', order.customerId),
        cartToken,
        order.statusToken,
        order.processedAt,
        JSON.stringify(record),
      ],
    );
    const stored = fromRow(row);
    if (!stored) throw new Error('The order was not stored.');
    return stored;
  });
}

/** All orders of a customer, oldest id first. */
export function ordersOfCustomer(
  shop: Shop,
  customerId: string,
): readonly StoredOrder[] {
  return shop.database
    .all<OrderRow>(
      'select id, record from orders where customer_id = ? order by id',
      [numberOfGlobalId('Customer', customerId)],
    )
    .flatMap((row) => fromRow(row) ?? []);
}

/** How many orders a customer has placed. */
export function countOrdersOfCustomer(shop: Shop, customerId: string): number {
  const row = shop.database.get<{count: number}>(
    'select count(*) as count from orders where customer_id = ?',
    [numberOfGlobalId('Customer', customerId)],
  );
  return row?.count ?? 0;
}

/** All orders, newest first. */
export function listOrders(shop: Shop): readonly StoredOrder[] {
  return shop.database
    .all<OrderRow>('select id, record from orders order by number desc')
    .flatMap((row) => fromRow(row) ?? []);
}

/** Stores the changed state of an order. */
export function updateOrder(
  shop: Shop,
  {id: _id, ...order}: StoredOrder,
): void {
  shop.database.run('update orders set record = ? where number = ?', [
    JSON.stringify(order),
    order.number,
  ]);
}

/** The order that a cart became, or `null`. */
export function orderByCart(shop: Shop, cartToken: string): StoredOrder | null {
  return fromRow(
    shop.database.get<OrderRow>(
      'select id, record from orders where cart_token = ?',
      [cartToken],
    ),
  );
}

/** The order whose status page has this token, or `null`. */
export function orderByStatusToken(
  shop: Shop,
  statusToken: string,
): StoredOrder | null {
  return fromRow(
    shop.database.get<OrderRow>(
      'select id, record from orders where status_token = ?',
      [statusToken],
    ),
  );
}

/**
 * The order of a global id, or `null`. Shopify's order ids contain a secret
 * (`?key=…`); without the right one there is no order.
 */
export function orderById(shop: Shop, id: string): StoredOrder | null {
  const number = numberOfGlobalId('Order', id);
  if (number === null) return null;
  const order = fromRow(
    shop.database.get<OrderRow>('select id, record from orders where id = ?', [
      number,
    ]),
  );
  return order?.id === id ? order : null;
}

function fromRow(row: OrderRow | null): StoredOrder | null {
  if (!row) return null;
  const order = JSON.parse(row.record) as Order;
  return {
    ...order,
    id: `${globalId('Order', row.id)}?key=${order.statusToken}`,
  };
}
