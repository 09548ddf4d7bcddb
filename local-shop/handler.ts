import type {IncomingMessage, ServerResponse} from 'node:http';
import {agentRoute} from './agents/mcp-route';
import {profileRoute} from './agents/profile';
import {addressedOrigin} from './addressed-origin';
import {createAdminRoutes} from './admin-api';
import {adminPageRoutes} from './admin-pages/admin-routes';
import {showCheckout, submitCheckout} from './checkout-route';
import {CHECKOUT_PATH} from './checkout-visit';
import type {Shop} from './context';
import {isRoutedHere} from './customer-account/account-urls';
import {createCustomerAccountRoutes} from './customer-account/routes';
import {createFaults} from './faults';
import {createFaultRoutes} from './fault-routes';
import {HttpError, sendJson, type Exchange, type Route} from './http';
import {INVOICE_PATH, sendInvoice} from './invoice-route';
import {mediaRoute} from './media/media-server';
import {createMetarRoute} from './metar-route';
import {acceptMessage} from './outbox-message';
import {ORDER_STATUS_PATH, showOrderStatus} from './pages/order-status';
import {listOutbox, MAIL_PATH, showMail, showOutbox} from './pages/outbox';
import {createRequestLog, requestLogRoute} from './request-log';
import {createStorefrontRoute} from './storefront-api';

/** The shop's responses to requests. */
interface Handler {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when no request is being handled, not even for clients that have disconnected. */
  readonly idle: () => Promise<unknown>;
}

/**
 * Responds to every request to the shop. Unknown paths get 404, a known path with another
 * method 405, thrown errors 500, all as JSON.
 */
export function createHandler(shop: Shop): Handler {
  const running = new Set<Promise<void>>();
  const faults = createFaults();
  const log = createRequestLog();
  const routes = [
    createStorefrontRoute({faults, log}),
    ...createAdminRoutes({faults, log}),
    ...adminPageRoutes,
    mediaRoute,
    ...PAGES,
    ...createCustomerAccountRoutes({faults, log}),
    profileRoute,
    agentRoute,
    createMetarRoute(faults),
    ...createFaultRoutes(faults),
    requestLogRoute(log),
  ];
  const handle: Handler['handle'] = (request, response) => {
    const url = URL.canParse(request.url ?? '', shop.origin)
      ? new URL(request.url ?? '', shop.origin)
      : null;
    if (!url) return sendJson(response, 400, {errors: 'Bad Request'});
    const origin = addressedOrigin(shop.origin, request.headers.host);
    const addressed = {...shop, origin};
    const work = dispatch(routes, {request, response, url, shop: addressed})
      .catch((error: unknown) => sendError(response, error))
      .finally(() => running.delete(work));
    running.add(work);
  };
  return {handle, idle: () => Promise.all(running)};
}

/** Checkout, order status and the outbox. */
const PAGES: readonly Route[] = [
  {methods: ['GET'], path: CHECKOUT_PATH, handle: showCheckout},
  {methods: ['POST'], path: CHECKOUT_PATH, handle: submitCheckout},
  {methods: ['GET'], path: ORDER_STATUS_PATH, handle: showOrderStatus},
  {methods: ['GET'], path: INVOICE_PATH, handle: sendInvoice},
  {methods: ['GET'], path: /^\/outbox$/, handle: showOutbox},
  {methods: ['GET'], path: MAIL_PATH, handle: showMail},
  {methods: ['GET'], path: /^\/outbox\.json$/, handle: listOutbox},
  {methods: ['POST'], path: /^\/outbox$/, handle: acceptMessage},
];

async function dispatch(routes: readonly Route[], exchange: Exchange) {
  const {request, response, url} = exchange;
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const matching = isRoutedHere(
    exchange.shop,
    url.pathname,
    request.socket.localPort,
  )
    ? routes.filter(({path}) => path.test(url.pathname))
    : [];
  const route = matching.find(({methods}) => methods.includes(method));
  if (route) return route.handle(exchange);
  if (matching.length === 0) {
    return sendJson(response, 404, {errors: 'Not Found'});
  }
  const allowed = matching.flatMap(({methods}) => methods);
  response.setHeader('Allow', allowed.join(', '));
  sendJson(response, 405, {errors: 'Method Not Allowed'});
}

function sendError(response: ServerResponse, error: unknown) {
  const expected = error instanceof HttpError;
  if (!expected) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of a body that was too long is not read, so the connection cannot
  // be used for another request.
  if (expected && error.status === 413)
    response.setHeader('Connection', 'close');
  sendJson(response, expected ? error.status : 500, {
    errors: [
      {message: expected ? error.message : 'Internal error in the local shop.'},
    ],
  });
}
