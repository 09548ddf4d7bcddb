import type {OrderQuery} from 'storefrontapi.generated';

type ProviderOrder = Extract<NonNullable<OrderQuery['node']>, {name: string}>;

/** An order as its page shows it. */
export type OrderDetails = ReturnType<typeof orderPage>;

/** What Shopify calls the only variant of a product without options. */
const NO_CHOICE = 'Default Title';

/**
 * Reshapes an order for its page: links that are safe to follow, and of each line
 * what was chosen.
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
