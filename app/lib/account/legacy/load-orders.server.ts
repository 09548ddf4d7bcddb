import {
  CUSTOMER_ORDER_IDS_QUERY,
  CUSTOMER_ORDERS_QUERY,
  ORDER_QUERY,
} from '~/graphql/storefront/order';
import {readPage} from '~/lib/storefront/list-page';
import type {RequestContext} from '~/lib/context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {invalidPage} from '~/lib/http/not-found';
import {
  assertNoErrors,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';
import {
  orderListWithLangs,
  withLineLangs,
} from '~/lib/account/order-langs.server';
import {requireFound} from '~/lib/account/account-page.server';
import {orderKey, orderList, orderPage} from '~/lib/account/order-page';
import {customerGone, requireCustomerToken} from './customer-session.server';

/** One page of the customer's orders, newest first. @throws the 404 page for an invalid cursor. */
export async function loadOrders(context: RequestContext) {
  const customerAccessToken = await requireCustomerToken(context);
  const {storefront} = context;
  const {searchParams, pathname} = context.url;
  const variables = readPage(searchParams);
  const {customer, errors} = await storefront.query(CUSTOMER_ORDERS_QUERY, {
    variables: {customerAccessToken, ...variables},
    cache: storefront.CacheNone(),
  });
  if (!customer && isUnknownCursor(variables, errors)) {
    throw invalidPage(pathname);
  }
  assertNoErrors('CustomerOrders', {errors});
  if (!customer) throw customerGone(context);
  return orderListWithLangs(context, orderList(customer.orders));
}

/** One of the customer's 250 newest orders. @throws the 404 page for any other. */
export async function loadOrder(context: RequestContext, key: string) {
  const customerAccessToken = await requireCustomerToken(context);
  const {env, storefront} = context;
  const cache = storefront.CacheNone();
  const own = await storefront.query(CUSTOMER_ORDER_IDS_QUERY, {
    variables: {customerAccessToken},
    cache,
  });
  assertNoErrors('CustomerOrderIds', own);
  if (!own.customer) throw customerGone(context);
  const known = own.customer.orders.nodes.find(({id}) => orderKey(id) === key);
  const {node, errors} = await storefront.query(ORDER_QUERY, {
    variables: requireFound(context, known),
    cache,
  });
  assertNoErrors('Order', {errors});
  const found = node && 'name' in node ? node : null;
  const {successfulFulfillments, ...order} = requireFound(context, found);
  const parcels = (successfulFulfillments ?? []).flatMap(
    ({trackingCompany: company, trackingInfo}) =>
      trackingInfo.map((info) => ({company, ...info})),
  );
  const page = orderPage({...order, parcels}, [
    shopOrigin(env.PUBLIC_STORE_DOMAIN),
    shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
  ]);
  return {...page, lines: await withLineLangs(context, page.lines)};
}
