import {
  CUSTOMER_ORDER_IDS_QUERY,
  CUSTOMER_ORDERS_QUERY,
  ORDER_QUERY,
} from '~/graphql/storefront/order';
import {MAX_ORDER_PAGES} from '~/lib/limits/limits';
import {readPage} from '~/lib/storefront/list-page';
import type {RequestContext} from '~/lib/context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {measuresOf} from '~/lib/i18n/inches';
import {marketFacts} from '~/lib/i18n/market-facts';
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
import {
  orderKey,
  orderList,
  orderPage,
  productTitle,
} from '~/lib/account/order-page';
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
  const {nodes, pageInfo} = customer.orders;
  const named = nodes.map(withProductTitles);
  return orderListWithLangs(context, orderList({nodes: named, pageInfo}));
}

/**
 * The id of one of the customer's orders; `undefined` where none has the key. Read in pages, because the
 * Storefront API does not tell to whom an order belongs.
 */
async function ownOrderId(
  context: RequestContext,
  key: string,
  after: string | null = null,
  pages = MAX_ORDER_PAGES,
): Promise<{readonly id: string} | undefined> {
  const customerAccessToken = await requireCustomerToken(context);
  const {storefront} = context;
  const own = await storefront.query(CUSTOMER_ORDER_IDS_QUERY, {
    variables: {customerAccessToken, after},
    cache: storefront.CacheNone(),
  });
  assertNoErrors('CustomerOrderIds', own);
  if (!own.customer) throw customerGone(context);
  const {nodes, pageInfo} = own.customer.orders;
  const found = nodes.find(({id}) => orderKey(id) === key);
  if (found || !pageInfo.hasNextPage || pages === 1) return found;
  return ownOrderId(context, key, pageInfo.endCursor ?? null, pages - 1);
}

/** One of the customer's orders, as many as `MAX_ORDER_PAGES` say. @throws the 404 page for any other. */
export async function loadOrder(context: RequestContext, key: string) {
  const {env, storefront} = context;
  const known = await ownOrderId(context, key);
  const {node, errors} = await storefront.query(ORDER_QUERY, {
    variables: requireFound(context, known),
    cache: storefront.CacheNone(),
  });
  assertNoErrors('Order', {errors});
  const found = node && 'name' in node ? node : null;
  const {successfulFulfillments, ...order} = requireFound(context, found);
  const parcels = (successfulFulfillments ?? []).flatMap(
    ({trackingCompany: company, trackingInfo}) =>
      trackingInfo.map((info) => ({company, ...info})),
  );
  const page = orderPage(
    {...withProductTitles(order), parcels},
    [
      shopOrigin(env.PUBLIC_STORE_DOMAIN),
      shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
    ],
    measuresOf(marketFacts(context.country), context.locale),
  );
  return {...page, lines: await withLineLangs(context, page.lines)};
}

type LineOfVariant = Parameters<typeof productTitle>[0];

function withProductTitles<
  Line extends LineOfVariant,
  Order extends {readonly lineItems: {readonly nodes: readonly Line[]}},
>(order: Order) {
  const nodes = order.lineItems.nodes.map((line) => ({
    ...line,
    title: productTitle(line),
  }));
  return {...order, lineItems: {nodes}};
}
