import {readFileSync} from 'node:fs';
import {orderByStatusToken} from './data/order-store';
import {sendJson, type Exchange} from './http';

/** Path of an order's invoice. */
export const INVOICE_PATH = /^\/orders\/([0-9a-f]{32})\/invoice\.pdf$/;

/**
 * `GET`: a sample file in place of the order's invoice; 404 for an unknown order or
 * before it is paid.
 */
export function sendInvoice({response, shop, url}: Exchange): void {
  const token = INVOICE_PATH.exec(url.pathname)?.[1] ?? '';
  const order = orderByStatusToken(shop, token);
  if (!order?.hasInvoice) return sendJson(response, 404, {errors: 'Not Found'});
  const file = readFileSync(new URL('pages/invoice.pdf', import.meta.url));
  response.writeHead(200, {
    'Content-Type': 'application/pdf',
    'Content-Length': file.length,
    'Content-Disposition': `inline; filename="invoice-${order.number}.pdf"`,
    'Cache-Control': 'private, no-store',
  });
  response.end(file);
}
