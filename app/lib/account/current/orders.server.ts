import type {AccountOrderQuery} from 'customer-accountapi.generated';
import {CacheNone} from '@shopify/hydrogen';
import {
  ACCOUNT_ORDERS_QUERY,
  ACCOUNT_ORDER_QUERY,
} from '~/graphql/customer/order';
import {BACK_IN_STOCK_VARIANTS_QUERY} from '~/graphql/storefront/customer-lists';
import {shopOrigin} from '~/lib/environment/env.server';
import {measuresOf} from '~/lib/i18n/inches';
import {marketFacts} from '~/lib/i18n/market-facts';
import {invalidPage} from '~/lib/http/not-found';
import {sumAmounts, timesAmount} from '~/lib/cart/amount';
import type {Money} from '~/lib/i18n/format';
import {readPage} from '~/lib/storefront/list-page';
import type {RequestContext} from '~/lib/context.server';
import {
  ShopifyError,
  assertNoErrors,
  isUnknownCursor,
  type ResultError,
} from '~/lib/storefront/shopify-error.server';
import {
  orderListWithLangs,
  withLineLangs,
} from '~/lib/account/order-langs.server';
import {requireFound} from '~/lib/account/account-page.server';
import {
  orderList,
  orderPage,
  type GiftCardPayment,
} from '~/lib/account/order-page';
import {askForCustomer} from './account-api.server';

/** One page of the customer's orders, newest first. @throws the 404 page for an invalid cursor. */
export async function loadOrders(context: RequestContext) {
  const {searchParams, pathname} = context.url;
  const variables = readPage(searchParams);
  const {customer} = await askForCustomer(
    context,
    ACCOUNT_ORDERS_QUERY,
    variables,
  ).catch((error: unknown) => {
    const errors =
      error instanceof ShopifyError && Array.isArray(error.cause)
        ? (error.cause as readonly ResultError[])
        : [];
    throw isUnknownCursor(variables, errors) ? invalidPage(pathname) : error;
  });
  return orderListWithLangs(context, orderList(customer.orders));
}

/** The customer's order with this number. @throws the 404 page for any other. */
export async function loadOrder(context: RequestContext, key: string) {
  const {env} = context;
  const [number] = requireFound(context, /^\d{1,20}$/.exec(key));
  const result = await askForCustomer(context, ACCOUNT_ORDER_QUERY, {
    id: `gid://shopify/Order/${number}`,
  });
  const {fulfillments, transactions, ...order} = requireFound(
    context,
    result.order,
  );
  const parcels = fulfillments.nodes.flatMap((fulfillment) =>
    fulfillment.status === 'SUCCESS' ? fulfillment.trackingInformation : [],
  );
  const lines = order.lineItems.nodes;
  const ids = lines.flatMap(({variantId}) => variantId ?? []);
  const variants = await variantsOf(context, ids);
  const nodes = lines.map(({variantId, price, ...line}) => ({
    ...line,
    ...lineTotals(line, price ?? null),
    variant: variants.get(variantId ?? '') ?? null,
  }));
  const giftCards = transactions.flatMap(giftCardPayment);
  const page = orderPage(
    {
      ...order,
      parcels,
      giftCards,
      isTotalCurrent: true,
      lineItems: {nodes},
    },
    [
      shopOrigin(env.PUBLIC_STORE_DOMAIN),
      shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
    ],
    measuresOf(marketFacts(context.country), context.locale),
  );
  return {...page, lines: await withLineLangs(context, page.lines)};
}

type Transaction = NonNullable<
  AccountOrderQuery['order']
>['transactions'][number];

/** What a gift card paid; nothing for other transactions, such as a refund to it. */
function giftCardPayment({
  kind,
  status,
  giftCardDetails,
  transactionAmount,
}: Transaction): GiftCardPayment[] {
  const isPaid =
    status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE');
  if (!isPaid || !giftCardDetails) return [];
  return [
    {
      lastCharacters: giftCardDetails.last4,
      amount: transactionAmount.presentmentMoney,
    },
  ];
}

/**
 * What the Storefront API calls a line's totals, from the price of one item. Of this API's fields,
 * `totalPrice` takes no discount off, and `totalDiscount` lacks the discounts on the whole order.
 */
function lineTotals(
  {
    quantity,
    discountAllocations,
  }: {
    readonly quantity: number;
    readonly discountAllocations: readonly {
      readonly allocatedAmount: Money;
    }[];
  },
  price: Money | null,
) {
  if (!price) return {originalTotalPrice: null, discountedTotalPrice: null};
  const original = timesAmount(price.amount, quantity);
  const discounted = sumAmounts([
    original,
    ...discountAllocations.map(
      ({allocatedAmount}) => `-${allocatedAmount.amount}`,
    ),
  ]);
  return {
    originalTotalPrice: {...price, amount: original},
    discountedTotalPrice: {...price, amount: discounted},
  };
}

/** The variants that still exist. */
async function variantsOf(
  {storefront}: Pick<RequestContext, 'storefront'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, never>();
  const {nodes, errors} = await storefront.query(BACK_IN_STOCK_VARIANTS_QUERY, {
    variables: {ids: [...new Set(ids)]},
    cache: CacheNone(),
  });
  assertNoErrors('BackInStockVariants', {errors});
  return new Map(
    nodes.flatMap((node) =>
      node && 'product' in node ? [[node.id, node] as const] : [],
    ),
  );
}
