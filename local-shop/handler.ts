import type {IncomingMessage, ServerResponse} from 'node:http';
import {agentRoute} from './agents/mcp-route';
import {profileRoute} from './agents/profile';
import {addressedOrigin} from './addressed-origin';
import {createAdminRoutes} from './admin-api';
import {adminPageRoutes} from './admin-pages/admin-routes';
import {catalogueRoutes} from './catalogue-routes';
import type {Shop} from './context';
import {isRoutedHere} from './customer-account/addresses';
import {createCustomerAccountRoutes} from './customer-account/routes';
import {customerRoutes} from './customer-routes';
import {createFaults} from './faults';
import {createFaultRoutes} from './fault-routes';
import {HttpError, sendJson, type Exchange, type Route} from './http';
import {createMetarRoute} from './metar-route';
import {createRequestLog} from './request-log';
import {createRequestLogRoutes} from './request-log-routes';
import {createStorefrontRoute} from './storefront-api';

/** The shop's responses to requests. */
interface Handler {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when nothing is being worked on, also for clients that have left. */
  readonly idle: () => Promise<unknown>;
}

/**
 * Answers every request to the shop. Unknown paths get 404, a known path with
 * another method 405, thrown errors 500, all as JSON.
 */
export function createHandler(shop: Shop): Handler {
  const running = new Set<Promise<void>>();
  const faults = createFaults();
  const log = createRequestLog();
  const routes = [
    createStorefrontRoute({faults, log}),
    ...createAdminRoutes({faults, log}),
    ...adminPageRoutes,
    ...catalogueRoutes,
    ...customerRoutes,
    ...createCustomerAccountRoutes({faults, log}),
    profileRoute,
    agentRoute,
    createMetarRoute(faults),
    ...createFaultRoutes(faults),
    ...createRequestLogRoutes(log),
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
  // carry another request.
  if (expected && error.status === 413)
    response.setHeader('Connection', 'close');
  sendJson(response, expected ? error.status : 500, {
    errors: [
      {message: expected ? error.message : 'Internal error in the local shop.'},
    ],
  });
}
