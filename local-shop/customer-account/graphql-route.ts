import {randomUUID} from 'node:crypto';
import {customerIdForAccountToken} from '../data/oauth-store';
import type {Faults} from '../faults';
import {createGraphqlEndpoint} from '../graphql-endpoint';
import {sendJson, type Route} from '../http';
import type {RequestLog} from '../request-log';
import {GRAPHQL_PATH} from './account-urls';
import {accountSchema} from './schema';

/**
 * `POST …/account/customer/api/{version}/graphql`, the Customer Account API. Every
 * version uses the public schema of `API_VERSION`. `Authorization` contains only the access token;
 * 401 without a valid one, 403 without `User-Agent`, as on Shopify.
 */
export function createAccountApiRoute(services: {
  readonly faults: Faults;
  readonly log: RequestLog;
}): Route {
  // Built on the first request: most runs of the shop use the other kind of accounts.
  let endpoint: ReturnType<typeof createGraphqlEndpoint> | undefined;
  return {
    methods: ['POST'],
    path: GRAPHQL_PATH,
    handle: async (exchange) => {
      const {request, response, shop} = exchange;
      const {authorization = '', 'user-agent': userAgent} = request.headers;
      response.setHeader('X-Request-Id', randomUUID());
      if (!userAgent) {
        return sendJson(response, 403, {
          errors: [{message: 'You do not have permission to access this.'}],
        });
      }
      const customerId = customerIdForAccountToken(shop, authorization);
      if (customerId === null) {
        return sendJson(response, 401, {
          errors: [
            {
              message: authorization.startsWith('shcat_')
                ? 'Invalid token.'
                : 'Invalid token, missing prefix shcat_.',
              extensions: {code: 'UNAUTHORIZED'},
            },
          ],
        });
      }
      endpoint ??= createGraphqlEndpoint(accountSchema(), services);
      await endpoint(exchange, {rootValue: {customerId}});
    },
  };
}
