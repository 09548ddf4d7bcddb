import type {OrderQuery} from 'storefrontapi.generated';
import type {
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '@shopify/hydrogen/storefront-api-types';
import {sumAmounts} from '../cart/amount';
import {compareAmounts, type Money} from '../i18n/format';

/** How an order stands, by the provider's names. */
export interface OrderStates {
  readonly financialStatus?: `${OrderFinancialStatus}` | 'EXPIRED' | null;
  readonly fulfillmentStatus:
    `${OrderFulfillmentStatus}` | 'READY_FOR_DELIVERY' | 'READY_FOR_PICKUP';
}

/** The same in any currency: the Customer Account API knows more than the Storefront API. */
type InAnyCurrency<Part> = Part extends {currencyCode: string}
  ? Money
  : Part extends readonly (infer Entry)[]
    ? InAnyCurrency<Entry>[]
    : Part extends object
      ? {[Key in keyof Part]: InAnyCurrency<Part[Key]>}
      : Part;

type ProviderOrder = OrderStates &
  Omit<
    InAnyCurrency<Extract<NonNullable<OrderQuery['node']>, {name: string}>>,
    keyof OrderStates
  >;

/** An order as its page shows it. */
export type OrderDetails = ReturnType<typeof orderPage>;

/** What Shopify calls the only variant of a product without options. */
const NO_CHOICE = 'Default Title';

/**
 * Reshapes an order for its page: links that are safe to follow, of each line what
 * was chosen, and whether its tax lies in the prices or on top of them.
 *
 * @param shopOrigins where the shop itself lies; only there a link may lack TLS,
 *   which is the local shop.
 */
export function orderPage(
  {statusUrl, invoice, lineItems, ...order}: ProviderOrder,
  shopOrigins: readonly string[],
) {
  const file = invoice?.reference;
  return {
    ...order,
    tax: taxOf(order),
    statusUrl: safeLink(statusUrl, shopOrigins),
    invoiceUrl: file && 'url' in file ? safeLink(file.url, shopOrigins) : null,
    lines: lineItems.nodes.map((line) => ({
      ...line,
      choice:
        line.variant?.title === NO_CHOICE
          ? null
          : (line.variant?.title ?? null),
    })),
  };
}

/**
 * The tax of an order, `null` for none. The provider does not say whether prices
 * hold it; its sums do.
 */
function taxOf({
  subtotalPrice,
  totalShippingPrice,
  shippingDiscountAllocations,
  totalTax,
  totalPrice,
}: Pick<
  ProviderOrder,
  | 'subtotalPrice'
  | 'totalShippingPrice'
  | 'shippingDiscountAllocations'
  | 'totalTax'
  | 'totalPrice'
>) {
  if (!totalTax || compareAmounts(totalTax.amount, '0') <= 0) return null;
  const withTaxOnTop = sumAmounts([
    subtotalPrice?.amount ?? '0',
    totalShippingPrice.amount,
    ...shippingDiscountAllocations.map(
      ({allocatedAmount}) => `-${allocatedAmount.amount}`,
    ),
    totalTax.amount,
  ]);
  return {
    amount: totalTax,
    isIncluded: compareAmounts(withTaxOnTop, totalPrice.amount) !== 0,
  };
}

/**
 * A link as the provider sent it, if a browser may be led there: `https:`, without
 * a login in it. `null` for anything else, `javascript:` above all.
 */
function safeLink(
  address: unknown,
  shopOrigins: readonly string[],
): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  const isSafe =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && shopOrigins.includes(url.origin));
  return isSafe ? url.href : null;
}
