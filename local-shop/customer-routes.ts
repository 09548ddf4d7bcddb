import {showCheckout, submitCheckout} from './checkout-route';
import {CHECKOUT_PATH} from './checkout-visit';
import type {Route} from './http';
import {INVOICE_PATH, sendInvoice} from './invoice-route';
import {acceptMessage} from './outbox-message';
import {ORDER_STATUS_PATH, showOrderStatus} from './pages/order-status';
import {listOutbox, MAIL_PATH, showMail, showOutbox} from './pages/outbox';

/** Checkout, order status and the outbox. */
export const customerRoutes: readonly Route[] = [
  {methods: ['GET'], path: CHECKOUT_PATH, handle: showCheckout},
  {methods: ['POST'], path: CHECKOUT_PATH, handle: submitCheckout},
  {methods: ['GET'], path: ORDER_STATUS_PATH, handle: showOrderStatus},
  {methods: ['GET'], path: INVOICE_PATH, handle: sendInvoice},
  {methods: ['GET'], path: /^\/outbox$/, handle: showOutbox},
  {methods: ['GET'], path: MAIL_PATH, handle: showMail},
  {methods: ['GET'], path: /^\/outbox\.json$/, handle: listOutbox},
  {methods: ['POST'], path: /^\/outbox$/, handle: acceptMessage},
];
