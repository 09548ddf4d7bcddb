import type {OrderQuery} from 'storefrontapi.generated';
import type {
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '../../../schemas/storefront-types';
import {sumAmounts} from '~/lib/cart/amount';
import {hasOptions} from '~/lib/cart/has-options';
import {shownAttributes} from '~/lib/cart/cart-line';
import {pageLinks, type PageLinks} from '~/lib/storefront/list-page';
import {compareAmounts, type Money} from '~/lib/i18n/format';
import type {PictureData} from '~/lib/product/picture-source';

interface OrderStates {
  readonly financialStatus?: `${OrderFinancialStatus}` | 'EXPIRED' | null;
  readonly fulfillmentStatus:
    | `${OrderFulfillmentStatus}`
    | 'READY_FOR_DELIVERY'
    | 'READY_FOR_PICKUP';
}

export interface OrderEntry extends OrderStates {
  readonly key: string;
  readonly name: string;
  /** ISO 8601. */
  readonly processedAt: string;
  readonly canceledAt?: string | null;
  readonly currentTotalPrice: Money;
  /** The products of its first lines, each once. */
  readonly items: readonly {
    readonly title: string;
    /** BCP 47, where the title is not in the page's language. */
    readonly lang?: string;
    readonly productId: string | null;
    readonly image: OrderImage;
  }[];
  /** The order has more lines. */
  readonly hasMore: boolean;
}

type OrderImage = PictureData | null | undefined;

/** The Customer Account API has more currency codes than the Storefront API. */
type InAnyCurrency<Part> = Part extends {currencyCode: string}
  ? Money
  : Part extends readonly (infer Entry)[]
    ? InAnyCurrency<Entry>[]
    : Part extends object
      ? {[Key in keyof Part]: InAnyCurrency<Part[Key]>}
      : Part;

type StorefrontOrder = Extract<NonNullable<OrderQuery['node']>, {name: string}>;
type LineTotal = 'discountedTotalPrice' | 'originalTotalPrice';
type StorefrontLine = StorefrontOrder['lineItems']['nodes'][number];

/**
 * A line. Current accounts still have the title and picture of a deleted variant, and their API may
 * leave the price out.
 */
type ShopifyLine = Omit<
  InAnyCurrency<StorefrontLine>,
  LineTotal | 'variant'
> & {
  readonly [Total in LineTotal]: Money | null;
} & {
  readonly variant?: Omit<
    NonNullable<StorefrontLine['variant']>,
    'title'
  > | null;
  readonly variantTitle?: string | null;
  readonly productId?: string | null;
  readonly image?: NonNullable<StorefrontLine['variant']>['image'];
};

interface ShopifyParcel {
  readonly company?: string | null;
  readonly number?: string | null;
  readonly url?: unknown;
}

/** Part of an order's total that a gift card paid. */
export interface GiftCardPayment {
  readonly lastCharacters: string;
  readonly amount: Money;
}

type ShopifyOrder = OrderStates &
  Omit<
    InAnyCurrency<StorefrontOrder>,
    keyof OrderStates | 'lineItems' | 'successfulFulfillments'
  > & {
    readonly lineItems: {readonly nodes: readonly ShopifyLine[]};
    readonly parcels: readonly ShopifyParcel[];
    /** Only for current accounts: the Storefront API does not say it. */
    readonly giftCards?: readonly GiftCardPayment[];
    /** Only for current accounts as well. */
    readonly tip?: Money | null;
    /** Of current accounts: subtotal and total are without what was returned or canceled since. */
    readonly isTotalCurrent?: boolean;
  };

/** `lang` and `choiceLang` are BCP 47, where they are not the page's. */
export type OrderDetails = Omit<ReturnType<typeof orderPage>, 'lines'> & {
  readonly lines: readonly (ReturnType<typeof orderPage>['lines'][number] & {
    readonly lang?: string;
    readonly choiceLang?: string;
    /** In the place of its picture in dark mode. */
    readonly darkImage?: PictureData;
  })[];
};

/** The key of an order in our URLs: its secret key, as in the shop's e-mails, or its number. */
export function orderKey(id: string): string | null {
  const [, number, key] =
    /^gid:\/\/shopify\/Order\/(\d+)(?:\?(?:.*&)?key=([\w-]+))?/.exec(id) ?? [];
  return key ?? number ?? null;
}

/**
 * What a legacy account's line calls its product: Shopify adds the variant's title. Of one that was ordered in
 * another language only a name that the product still has is found; see also `withLineLangs`.
 */
export function productTitle({
  title,
  variant,
}: {
  readonly title: string;
  readonly variant?: {
    readonly title: string;
    readonly product: {readonly title: string};
  } | null;
}): string {
  if (!variant) return title;
  const {product} = variant;
  if (title.startsWith(`${product.title} - `)) return product.title;
  const [name = title] = title.split(` - ${variant.title}`);
  return name;
}

interface ListedOrder extends Omit<OrderEntry, 'key' | 'items' | 'hasMore'> {
  readonly id: string;
  readonly lineItems: {
    readonly nodes: readonly {
      readonly title: string;
      /** Only for current accounts; legacy ones have the variant's product. */
      readonly productId?: string | null;
      /** Only for current accounts; legacy ones have the variant's picture. */
      readonly image?: OrderImage;
      readonly variant?: {
        readonly image?: OrderImage;
        readonly product?: {readonly id: string};
      } | null;
    }[];
  };
}

const SHOWN_LINES = 3;

/** One page of orders, with keys instead of ids. */
export function orderList({
  nodes,
  pageInfo,
}: {
  readonly nodes: readonly ListedOrder[];
  readonly pageInfo: Parameters<typeof pageLinks>[0];
}): {orders: OrderEntry[]; pages: PageLinks} {
  const orders = nodes.flatMap(({id, lineItems, ...order}) => {
    const key = orderKey(id);
    const lines = lineItems.nodes
      .slice(0, SHOWN_LINES)
      .map(({title, productId, image, variant}) => ({
        title,
        productId: productId ?? variant?.product?.id ?? null,
        image: variant?.image ?? image ?? null,
      }));
    // A variant of its own, or what was added to an order later, is another line of the same product.
    const items = lines.filter(
      ({title}, position) =>
        lines.findIndex((line) => line.title === title) === position,
    );
    const hasMore = lineItems.nodes.length > SHOWN_LINES;
    return key ? [{...order, key, items, hasMore}] : [];
  });
  return {orders, pages: pageLinks(pageInfo, [])};
}

/**
 * @param shopOrigins origins whose links may be `http:`, as in the local shop.
 * @param measures see `measuresOf`.
 */
export function orderPage(
  {
    statusUrl,
    invoice,
    lineItems,
    parcels,
    giftCards = [],
    isTotalCurrent = false,
    ...order
  }: ShopifyOrder,
  shopOrigins: readonly string[],
  measures: (text: string) => string,
) {
  const file = invoice?.reference;
  const isTotalReduced =
    isTotalCurrent &&
    lineItems.nodes.some((line) => line.currentQuantity < line.quantity);
  return {
    ...order,
    giftCards,
    isTotalReduced,
    subtotalPrice: isTotalReduced
      ? (subtotalOf(lineItems.nodes) ?? order.subtotalPrice)
      : order.subtotalPrice,
    tax: taxOf(order),
    statusUrl: safeLink(statusUrl, shopOrigins),
    invoiceUrl: file && 'url' in file ? safeLink(file.url, shopOrigins) : null,
    parcels: parcels.flatMap(({company = null, number = null, url}) => {
      const link = safeLink(url, shopOrigins);
      return number || link ? [{company, number, url: link}] : [];
    }),
    lines: lineItems.nodes.map(({customAttributes, ...item}) => {
      const {variantTitle = null, productId, image = null, ...line} = item;
      const {variant} = line;
      // As in the cart. Of a deleted variant only Shopify's own line is left.
      const choice = variant
        ? hasOptions(variant.product) &&
          variant.selectedOptions.map(({value}) => value).join(', ')
        : variantTitle;
      return {
        ...line,
        productId: productId ?? variant?.product.id ?? null,
        image: variant?.image ?? image,
        ...shownAttributes(customAttributes),
        choice: choice ? measures(choice) : null,
      };
    }),
  };
}

/** The sum of the lines as they were ordered; `null` where a price is missing. */
function subtotalOf(lines: readonly ShopifyLine[]): Money | null {
  const prices = lines.flatMap((line) => line.discountedTotalPrice ?? []);
  const [first] = prices;
  return first && prices.length === lines.length
    ? {...first, amount: sumAmounts(prices.map(({amount}) => amount))}
    : null;
}

/**
 * Shopify does not say whether prices include tax; the sums show it: only tax on top makes the total
 * larger by at least as much, besides duties and a tip. The Storefront API does not say the tip.
 */
function taxOf(
  order: Omit<ShopifyOrder, 'statusUrl' | 'lineItems' | 'parcels'>,
) {
  const {totalTax} = order;
  if (!totalTax || compareAmounts(totalTax.amount, '0') <= 0) return null;
  const others = [
    order.subtotalPrice,
    order.totalShippingPrice,
    order.duties,
    order.tip,
  ];
  const added = sumAmounts([
    order.totalPrice.amount,
    ...others.map((other) => `-${other?.amount ?? '0'}`),
    ...order.shippingDiscountAllocations.map(
      ({allocatedAmount}) => allocatedAmount.amount,
    ),
  ]);
  return {
    amount: totalTax,
    isIncluded: compareAmounts(added, totalTax.amount) < 0,
  };
}

/** `null` unless the link is `https:` and has no credentials. */
function safeLink(
  href: unknown,
  shopOrigins: readonly string[],
): string | null {
  if (typeof href !== 'string' || !URL.canParse(href)) return null;
  const url = new URL(href);
  const isSafe =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && shopOrigins.includes(url.origin));
  return isSafe && !url.username && !url.password ? url.href : null;
}
