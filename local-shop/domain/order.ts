import type {
  OrderCancelReason,
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '../../schemas/storefront-types';
import type {PageLocale} from './catalogue';
import type {DeliveryOption} from './cart-delivery';
import type {Address} from './customer-address';

/** A part of an order's discount that fell to one line. */
export interface OrderAllocation {
  /** Index into `Order.discounts`. */
  readonly discountIndex: number;
  readonly amountMinor: number;
}

/** One bought variant, with its data at the time of the order. */
export interface OrderLine {
  readonly variantId: string | null;
  /** In the language of the order. */
  readonly title: string;
  readonly variantTitle: string | null;
  readonly sellingPlanName: string | null;
  readonly quantity: number;
  /** `quantity` less what was removed or refunded since. */
  readonly currentQuantity: number;
  /** Price of one before discounts. */
  readonly unitPriceMinor: number;
  readonly allocations: readonly OrderAllocation[];
  readonly attributes: readonly OrderAttribute[];
  readonly requiresShipping: boolean;
  /** Taxed when it is redeemed; orders of older databases do not have it. */
  readonly isGiftCard?: boolean;
  /** `true` for a line that the merchant added to a placed order. */
  readonly addedByEdit: boolean;
}

interface OrderAttribute {
  readonly key: string;
  readonly value: string | null;
}

export interface OrderDiscount {
  readonly kind: 'code' | 'automatic' | 'manual';
  /** The code, or the discount's title. */
  readonly title: string;
  readonly value:
    | {readonly percentage: number}
    | {readonly amountMinor: number};
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  readonly targetSelection: 'ALL' | 'ENTITLED';
  readonly allocationMethod: 'ACROSS' | 'EACH';
}

export interface OrderFulfillment {
  readonly trackingCompany: string | null;
  readonly tracking: readonly {
    readonly number: string;
    readonly url: string | null;
  }[];
  readonly lines: readonly {
    /** Index into `Order.lines`. */
    readonly lineIndex: number;
    readonly quantity: number;
  }[];
}

/**
 * A placed order. Amounts are integer minor units of `currencyCode` and include
 * tax, unless `isTaxAdded`.
 */
export interface Order {
  /** From 1001 on, counted up. */
  readonly number: number;
  /** Global id, `null` for a guest's order. */
  readonly customerId: string | null;
  /** Opens the status page without login: a secret. */
  readonly statusToken: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: PageLocale;
  readonly currencyCode: string;
  /** ISO 8601. */
  readonly processedAt: string;
  readonly canceledAt: string | null;
  readonly cancelReason: OrderCancelReason | null;
  readonly financialStatus: OrderFinancialStatus;
  readonly fulfillmentStatus: OrderFulfillmentStatus;
  readonly edited: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly lines: readonly OrderLine[];
  readonly discounts: readonly OrderDiscount[];
  readonly shipping: {
    readonly title: string;
    readonly priceMinor: number;
    readonly allocations: readonly OrderAllocation[];
    readonly refundedMinor: number;
    /** See `DeliveryOption`; orders of older databases do not have it. */
    readonly days?: DeliveryOption['days'];
  };
  /** Thousandths: 190 is 19 %. */
  readonly taxPermille: number;
  /** The tax is added to the amounts; orders of older databases do not have it. */
  readonly isTaxAdded?: boolean;
  /** Part of the total that gift cards paid. */
  readonly giftCardMinor: number;
  /** The same card by card; orders of older databases do not have it. */
  readonly giftCards?: readonly {
    readonly lastCharacters: string;
    readonly amountMinor: number;
  }[];
  readonly refundedMinor: number;
  readonly fulfillments: readonly OrderFulfillment[];
  readonly attributes: readonly OrderAttribute[];
  readonly note: string | null;
  /** Whether the metafield `custom.invoice` is set: written when the order is paid. */
  readonly hasInvoice: boolean;
}

/** An order with its global id. */
export interface StoredOrder extends Order {
  readonly id: string;
}
