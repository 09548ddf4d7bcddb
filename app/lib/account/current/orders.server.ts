import {CacheNone} from '@shopify/hydrogen';
import {
  ACCOUNT_ORDERS_QUERY,
  ACCOUNT_ORDER_QUERY,
} from '~/graphql/customer/order';
import {BACK_IN_STOCK_VARIANTS_QUERY} from '~/graphql/storefront/customer-lists';
import {shopOrigin} from '~/lib/environment/env.server';
import {invalidPage} from '~/lib/http/not-found';
import {isFirstPage, pageLinks, readPage} from '../../catalogue/list-page';
import type {RequestContext} from '../../context.server';
import {ProviderError} from '../../storefront/provider-error.server';
import {orderKey} from '../order-key';
import {orderPage} from '../order-page';
import {askAccount} from './account-api.server';
import {loadForCustomer} from './for-customer.server';

/** A page of the customer's orders, the newest first; the 404 for a cursor that is refused. */
export function loadOrders(context: RequestContext, request: Request) {
  const url = new URL(request.url);
  const variables = readPage(url.searchParams);
  return loadForCustomer(context, request, async () => {
    const {customer} = await askAccount(
      context,
      ACCOUNT_ORDERS_QUERY,
      variables,
    ).catch((error: unknown) => {
      const isRefused =
        error instanceof ProviderError && Array.isArray(error.cause);
      throw isRefused && !isFirstPage(variables)
        ? invalidPage(url.pathname)
        : error;
    });
    const {nodes, pageInfo} = customer.orders;
    return {
      orders: nodes.flatMap(({id, cancelledAt, totalPrice, ...order}) => {
        const key = orderKey(id);
        return key
          ? [
              {
                ...order,
                key,
                canceledAt: cancelledAt,
                currentTotalPrice: totalPrice,
              },
            ]
          : [];
      }),
      pages: pageLinks(pageInfo, []),
    };
  });
}

/** One of the customer's orders, by its number; the 404 for any other. */
export function loadOrder(
  context: RequestContext,
  request: Request,
  key: string,
) {
  const {env} = context;
  return loadForCustomer(context, request, async () => {
    const missing = invalidPage(new URL(request.url).pathname);
    if (!/^\d{1,20}$/.test(key)) throw missing;
    const {order} = await askAccount(context, ACCOUNT_ORDER_QUERY, {
      id: `gid://shopify/Order/${key}`,
    });
    if (!order) throw missing;
    const {
      cancelledAt,
      statusPageUrl,
      subtotal,
      totalShipping,
      lineItems,
      ...same
    } = order;
    const nothing = {...order.totalPrice, amount: '0.0'};
    const variants = await variantsOf(
      context,
      lineItems.nodes.flatMap(({variantId}) => variantId ?? []),
    );
    return orderPage(
      {
        ...same,
        canceledAt: cancelledAt,
        statusUrl: statusPageUrl,
        subtotalPrice: subtotal,
        totalShippingPrice: totalShipping,
        lineItems: {
          nodes: lineItems.nodes.map((line) => ({
            title: line.title,
            quantity: line.quantity,
            currentQuantity: line.refundableQuantity,
            originalTotalPrice: line.totalPriceBeforeDiscounts ?? nothing,
            discountedTotalPrice: line.totalPriceWithDiscounts ?? nothing,
            discountAllocations: line.discountAllocations,
            variant: variants.get(line.variantId ?? '') ?? null,
          })),
        },
      },
      [
        shopOrigin(env.PUBLIC_STORE_DOMAIN),
        shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
      ],
    );
  });
}

/** Sold variants that the shop still has, with what tells whether they can be bought again. */
async function variantsOf(
  {storefront}: Pick<RequestContext, 'storefront'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, never>();
  const {nodes} = await storefront.query(BACK_IN_STOCK_VARIANTS_QUERY, {
    variables: {ids: [...new Set(ids)]},
    cache: CacheNone(),
  });
  return new Map(
    nodes.flatMap((node) =>
      node && 'product' in node ? [[node.id, node] as const] : [],
    ),
  );
}
