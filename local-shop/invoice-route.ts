import {orderByStatusToken} from './data/order-store';
import {orderAddressLines} from './domain/order-address';
import {formatMoney} from './domain/format-money';
import type {StoredOrder} from './domain/order';
import {orderSums} from './domain/order-sums';
import {originalTotal} from './domain/order-totals';
import {textPdf} from './domain/text-pdf';
import {sendJson, type Exchange} from './http';

/** Path of an order's invoice. */
export const INVOICE_PATH = /^\/orders\/([0-9a-f]{32})\/invoice\.pdf$/;

const TEXTS = {
  de: {title: 'Rechnung', order: 'Bestellung', date: 'Datum'},
  en: {title: 'Invoice', order: 'Order', date: 'Date'},
};

/** `GET`: the invoice as a PDF file; 404 for an unknown order or before it is paid. */
export function sendInvoice({response, shop, url}: Exchange): void {
  const token = INVOICE_PATH.exec(url.pathname)?.[1] ?? '';
  const order = orderByStatusToken(shop, token);
  if (!order?.hasInvoice) return sendJson(response, 404, {errors: 'Not Found'});
  const file = textPdf(invoiceLines(order));
  response.writeHead(200, {
    'Content-Type': 'application/pdf',
    'Content-Length': file.length,
    'Content-Disposition': `inline; filename="invoice-${order.number}.pdf"`,
    'Cache-Control': 'private, no-store',
  });
  response.end(file);
}

function invoiceLines(order: StoredOrder): string[] {
  const {locale, currencyCode} = order;
  const texts = TEXTS[locale];
  const date = new Intl.DateTimeFormat(locale, {timeZone: 'Europe/Berlin'});
  return [
    `METARmap - ${texts.title} ${order.number}`,
    '',
    `${texts.order}: #${order.number}`,
    `${texts.date}: ${date.format(new Date(order.processedAt))}`,
    '',
    ...orderAddressLines(order),
    '',
    ...order.lines.map(
      (line) =>
        `${line.quantity} x ${[line.title, line.variantTitle].filter(Boolean).join(', ')}: ${formatMoney(originalTotal(line), currencyCode, locale)}`,
    ),
    '',
    ...orderSums(order).map(({label, value}) => `${label}: ${value}`),
  ];
}
