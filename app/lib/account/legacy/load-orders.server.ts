import {
  CUSTOMER_ORDER_IDS_QUERY,
  CUSTOMER_ORDERS_QUERY,
  ORDER_QUERY,
} from '~/graphql/storefront/order';
import {isFirstPage, readPage} from '../../catalogue/list-page';
import type {RequestContext} from '../../context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {invalidPage} from '~/lib/http/not-found';
import {assertAnswered} from '../../storefront/page-failure.server';
import {orderKey, orderList, orderPage} from '../order-page';
import {customerGone, requireCustomerToken} from './customer-session.server';

/** Pages of orders that are searched for one order; it counts as missing after that. */
const MOST_ID_PAGES = 4;

/**
 * A page of the customer's orders, the newest first.
 *
 * @throws the 404 for a cursor that the provider refuses.
 */
export async function loadOrders(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const url = new URL(request.url);
  const variables = readPage(url.searchParams);
  const {customer, errors} = await storefront.query(CUSTOMER_ORDERS_QUERY, {
    variables: {customerAccessToken, ...variables},
    cache: storefront.CacheNone(),
  });
  if (errors && !customer && !isFirstPage(variables)) {
    throw invalidPage(url.pathname);
  }
  assertAnswered('CustomerOrders', customer, {errors});
  if (!customer) throw customerGone(context, request);
  return orderList(customer.orders);
}

/**
 * One of the customer's orders. Another customer's is no different from one that
 * does not exist.
 *
 * @throws the 404 when the order is not this customer's.
 */
export async function loadOrder(
  context: RequestContext,
  request: Request,
  key: string,
) {
  const {env, storefront} = context;
  const missing = invalidPage(new URL(request.url).pathname);
  const ids = await ownOrderIds(context, request);
  const id = ids.find((own) => orderKey(own) === key);
  if (id === undefined) throw missing;
  const {node, errors} = await storefront.query(ORDER_QUERY, {
    variables: {id},
    cache: storefront.CacheNone(),
  });
  assertAnswered('Order', node, {errors});
  if (!node || !('name' in node)) throw missing;
  return orderPage(node, [
    shopOrigin(env.PUBLIC_STORE_DOMAIN),
    shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
  ]);
}

async function ownOrderIds(
  context: RequestContext,
  request: Request,
): Promise<string[]> {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const ask = (after: string | null) =>
    storefront.query(CUSTOMER_ORDER_IDS_QUERY, {
      variables: {customerAccessToken, after},
      cache: storefront.CacheNone(),
    });
  const ids: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_ID_PAGES; page += 1) {
    const result: Awaited<ReturnType<typeof ask>> = await ask(after);
    assertAnswered('CustomerOrderIds', result.customer, result);
    if (!result.customer) throw customerGone(context, request);
    const {nodes, pageInfo} = result.customer.orders;
    ids.push(...nodes.map(({id}) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor ?? null;
  }
  return ids;
}
