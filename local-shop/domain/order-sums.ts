import {formatMoney} from './format-money';
import type {Order} from './order';
import {dueOf, orderTotals, originalTotal} from './order-totals';
import type {PageLocale} from './catalogue';

/** One row of an order's account, ready to read. */
interface OrderSum {
  readonly label: string;
  readonly value: string;
  readonly emphasis: boolean;
}

const LABELS = {
  de: {
    goods: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'kostenlos',
    total: 'Gesamtsumme',
    tax: (rate: string) => `Enthaltene MwSt. (${rate})`,
    taxAdded: (rate: string) => `Steuer (${rate})`,
    giftCard: 'Geschenkkarte',
    due: 'Noch zu zahlen',
    paid: 'Mit Karte bezahlt',
    refunded: 'Erstattet',
  },
  en: {
    goods: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'free',
    total: 'Total',
    tax: (rate: string) => `Tax included (${rate})`,
    taxAdded: (rate: string) => `Tax (${rate})`,
    giftCard: 'Gift card',
    due: 'Amount due',
    paid: 'Paid by card',
    refunded: 'Refunded',
  },
} satisfies Record<PageLocale, object>;

/**
 * The rows under an order's lines. Subtotal less discounts plus shipping is the
 * total; what gift cards have paid comes after it.
 */
export function orderSums(order: Omit<Order, 'number'>): readonly OrderSum[] {
  const {locale, shipping, isTaxAdded = false} = order;
  const labels = LABELS[locale];
  const totals = orderTotals(order);
  const money = (minor: number) =>
    formatMoney(minor, order.currencyCode, locale);
  const row = (label: string, value: string, emphasis = false) => ({
    label,
    value,
    emphasis,
  });
  const goods = order.lines.reduce((sum, line) => sum + originalTotal(line), 0);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(order.taxPermille / 1000);
  const tax = (label: (rate: string) => string) =>
    totals.tax > 0 ? [row(label(percent), money(totals.tax))] : [];
  return [
    row(labels.goods, money(goods)),
    ...order.discounts.map(({title}, index) =>
      row(`${labels.discount} ${title}`, money(-allocated(order, index))),
    ),
    ...(order.lines.some(({requiresShipping}) => requiresShipping)
      ? [
          row(
            shipping.title || labels.shipping,
            shipping.priceMinor === 0
              ? labels.free
              : money(shipping.priceMinor),
          ),
        ]
      : []),
    ...(isTaxAdded ? tax(labels.taxAdded) : []),
    row(labels.total, money(totals.total), true),
    ...(isTaxAdded ? [] : tax(labels.tax)),
    ...giftCardRows(order),
    ...(order.giftCardMinor > 0 ? [rest(order)] : []),
    ...(order.refundedMinor > 0
      ? [row(labels.refunded, money(order.refundedMinor))]
      : []),
  ];
}

/** One row for each gift card that paid, named by the end of its code. */
function giftCardRows(order: Omit<Order, 'number'>): readonly OrderSum[] {
  const {locale, currencyCode, giftCardMinor, giftCards} = order;
  const cards = giftCards ?? [{lastCharacters: '', amountMinor: giftCardMinor}];
  return cards.flatMap(({lastCharacters, amountMinor}) =>
    amountMinor > 0
      ? {
          label: [LABELS[locale].giftCard, lastCharacters.toUpperCase()]
            .filter(Boolean)
            .join(' •••• '),
          value: formatMoney(-amountMinor, currencyCode, locale),
          emphasis: false,
        }
      : [],
  );
}

/** The amount due after gift cards; for an order that is paid, the amount paid. */
function rest(order: Omit<Order, 'number'>): OrderSum {
  const due = amountDue(order);
  return 'number' in order && order.financialStatus !== 'PENDING'
    ? {...due, label: LABELS[order.locale].paid}
    : due;
}

/** The amount due after gift cards, named like its row in `orderSums`. */
export function amountDue(order: Omit<Order, 'number'>): OrderSum {
  const {locale, currencyCode, giftCardMinor} = order;
  const labels = LABELS[locale];
  return {
    label: giftCardMinor > 0 ? labels.due : labels.total,
    value: formatMoney(dueOf(order), currencyCode, locale),
    emphasis: true,
  };
}

/** What a discount has taken off lines and shipping together. */
function allocated(order: Omit<Order, 'number'>, index: number): number {
  return [...order.lines, order.shipping]
    .flatMap(({allocations}) => allocations)
    .filter(({discountIndex}) => discountIndex === index)
    .reduce((sum, {amountMinor}) => sum + amountMinor, 0);
}
