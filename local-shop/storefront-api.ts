import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {accessDenied, accessOf} from './access';
import {usedVersion} from './api-version';
import {consentToken} from './domain/visitor-consent';
import type {Faults} from './faults';
import {createGraphqlEndpoint} from './graphql-endpoint';
import {sendJson, type Route} from './http';
import type {RequestLog} from './request-log';
import {storefrontSchema} from './schema';
import {unstableSchema} from './unstable-schema';

/**
 * `POST /api/{version}/graphql.json`, the Storefront API. Every version uses the
 * public schema of `API_VERSION`; `unstable` also has the consent queries of Hydrogen's browser code.
 * `X-Shopify-API-Version` names the version that was used. GraphQL errors come with
 * status 200, as Shopify sends them; 400 is for bodies that are not requests, 401 for wrong
 * tokens.
 */
export function createStorefrontRoute(services: {
  readonly faults: Faults;
  readonly log: RequestLog;
}): Route {
  const storefront = createGraphqlEndpoint(storefrontSchema(), services);
  // Built on the first request: only a browser that may measure sends one.
  let unstable: typeof storefront | undefined;

  return {
    methods: ['POST', 'OPTIONS'],
    path: API_PATH,
    handle: async (exchange) => {
      const {request, response, url} = exchange;
      const [, version = ''] = API_PATH.exec(url.pathname) ?? [];
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('X-Shopify-API-Version', usedVersion(version));
      if (request.method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT_HEADERS).end();
        return;
      }
      response.setHeader('X-Request-Id', randomUUID());
      const access = accessOf(request);
      if (access === 'refused') {
        return sendJson(response, 401, {
          errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
        });
      }
      if (version === 'unstable') {
        response.setHeader('Server-Timing', visitorTiming(request));
      }
      const endpoint =
        version === 'unstable'
          ? (unstable ??= createGraphqlEndpoint(unstableSchema(), services))
          : storefront;
      await endpoint(exchange, {
        rootValue: {},
        refuse: ({protectedFields}) =>
          access === 'tokenless'
            ? protectedFields.map((path) => accessDenied(path))
            : [],
      });
    },
  };
}

const API_PATH =
  /^\/api\/(unstable|\d{4}-(?:0[1-9]|1[0-2]))\/graphql(?:\.json)?$/;

const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, X-Shopify-Storefront-Access-Token, X-SDK-Variant, X-SDK-Variant-Source, X-SDK-Version, Shopify-Storefront-Y, Shopify-Storefront-S',
  'Access-Control-Max-Age': '7200',
};

/**
 * `Server-Timing` of the responses to Hydrogen's browser code, which reads the visitor's
 * tokens and decision from it. The tokens are the request's, else new ones; the
 * shop does not store the decision.
 */
function visitorTiming({headers}: IncomingMessage): string {
  return Object.entries({
    _y: plain(headers['x-shopify-uniquetoken']) ?? randomUUID(),
    _s: plain(headers['x-shopify-visittoken']) ?? randomUUID(),
    _cmp: consentToken({}),
  })
    .map(([name, value]) => `${name};desc="${value}"`)
    .join(', ');
}

/** A value that may be repeated in a header. */
function plain(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)
    ? value
    : null;
}
