import {
  CUSTOMER_ORDER_IDS_QUERY,
  CUSTOMER_ORDERS_QUERY,
  ORDER_QUERY,
} from '~/graphql/storefront/order';
import {isFirstPage, pageLinks, readPage} from '../../catalogue/list-page';
import type {RequestContext} from '../../context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {invalidPage} from '~/lib/http/not-found';
import {
  assertAnswered,
  pageFailure,
} from '../../storefront/page-failure.server';
import {customerGone, requireCustomerToken} from './customer-session.server';
import {findOrderId, orderKey} from '../order-key';
import {orderPage} from '../order-page';

/** Pages of orders that are searched for one order; it counts as missing after that. */
const MOST_ID_PAGES = 4;

/**
 * A page of the customer's orders, the newest first, and the links to its
 * neighbours.
 *
 * @throws like `loadCustomer`; the 404 for a cursor that the provider refuses.
 */
export async function loadOrders(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const url = new URL(request.url);
  const variables = readPage(url.searchParams);
  try {
    const {customer, errors} = await storefront.query(CUSTOMER_ORDERS_QUERY, {
      variables: {customerAccessToken, ...variables},
      cache: storefront.CacheNone(),
    });
    if (errors && !customer && !isFirstPage(variables)) {
      throw invalidPage(url.pathname);
    }
    assertAnswered('CustomerOrders', customer, {errors});
    if (!customer) throw customerGone(context, request);
    const {nodes, pageInfo} = customer.orders;
    return {
      orders: nodes.flatMap(({id, ...order}) => {
        const key = orderKey(id);
        return key ? [{...order, key}] : [];
      }),
      pages: pageLinks(pageInfo, []),
    };
  } catch (error) {
    throw pageFailure(error);
  }
}

/**
 * One of the customer's orders. Another customer's is no different from one that
 * does not exist.
 *
 * @throws like `loadCustomer`; the 404 when the order is not this customer's.
 */
export async function loadOrder(
  context: RequestContext,
  request: Request,
  key: string,
) {
  const {env, storefront} = context;
  try {
    const id = findOrderId(await ownOrderIds(context, request), key);
    if (id === null) throw invalidPage(new URL(request.url).pathname);
    const {node, errors} = await storefront.query(ORDER_QUERY, {
      variables: {id},
      cache: storefront.CacheNone(),
    });
    assertAnswered('Order', node, {errors});
    if (!node || !('name' in node)) {
      throw invalidPage(new URL(request.url).pathname);
    }
    return orderPage(node, [
      shopOrigin(env.PUBLIC_STORE_DOMAIN),
      shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
    ]);
  } catch (error) {
    throw pageFailure(error);
  }
}

async function ownOrderIds(
  context: RequestContext,
  request: Request,
): Promise<string[]> {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const ids: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_ID_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof ask>> = await ask(after);
    assertAnswered('CustomerOrderIds', answer.customer, answer);
    if (!answer.customer) throw customerGone(context, request);
    const {nodes, pageInfo} = answer.customer.orders;
    ids.push(...nodes.map(({id}) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor ?? null;
  }
  return ids;

  function ask(cursor: string | null) {
    return storefront.query(CUSTOMER_ORDER_IDS_QUERY, {
      variables: {customerAccessToken, after: cursor},
      cache: storefront.CacheNone(),
    });
  }
}
