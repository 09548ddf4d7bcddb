import type {IncomingMessage} from 'node:http';
import {LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID} from '../credentials';
import {customerById} from '../data/customer-store';
import {
  ACCESS_TOKEN_LIFETIME_S,
  redeemAuthorizationCode,
  redeemRefreshToken,
  type Grant,
} from '../data/oauth-store';
import type {Shop} from '../context';
import {underFaults} from '../failure-response';
import type {Faults} from '../faults';
import {readBody, sendJson, type Route} from '../http';
import type {RequestLog} from '../request-log';
import {clientOrigins, TOKEN_PATH} from './account-urls';
import {createIdToken} from './id-token';

/** A response in the form of RFC 6749, section 5. */
interface TokenAnswer {
  readonly status: 200 | 400 | 401 | 403;
  readonly body: object;
}

/** The route's name in faults and in the log of requests. */
const OPERATION = 'OAuthToken';

/**
 * `POST …/oauth/token`: tokens for a code or a refresh token. The client has no secret;
 * Shopify requires that it sends `Origin` and `User-Agent`.
 */
export function createTokenRoute({
  faults,
  log,
}: {
  readonly faults: Faults;
  readonly log: RequestLog;
}): Route {
  return {
    methods: ['POST'],
    path: TOKEN_PATH,
    handle: async ({request, response, shop}) => {
      const form = new URLSearchParams(await readBody(request));
      log.add({
        operation: OPERATION,
        variables: {grant_type: form.get('grant_type')},
        at: shop.now().toISOString(),
      });
      const done = await underFaults(
        faults,
        OPERATION,
        response,
        async () =>
          clientFault(shop, request, form) ?? (await answerForm(shop, form)),
      );
      if (!done) return;
      response.setHeader('Cache-Control', 'no-store');
      sendJson(response, done.result.status, done.result.body);
    },
  };
}

function clientFault(
  shop: Shop,
  {headers}: IncomingMessage,
  form: URLSearchParams,
): TokenAnswer | null {
  if (!headers['user-agent']) {
    return refuse(403, 'access_denied', 'User-Agent is missing');
  }
  if (!clientOrigins(shop).includes(headers.origin ?? '')) {
    return refuse(401, 'invalid_client', 'Origin is missing or not registered');
  }
  if (headers.authorization !== undefined || form.has('client_secret')) {
    return refuse(401, 'invalid_client', 'A public client has no secret');
  }
  if (form.get('client_id') !== LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID) {
    return refuse(401, 'invalid_client', 'client_id is not registered');
  }
  return null;
}

async function answerForm(
  shop: Shop,
  form: URLSearchParams,
): Promise<TokenAnswer> {
  const value = (name: string) => form.get(name) ?? '';
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return answerGrant(
        shop,
        redeemAuthorizationCode(shop, {
          code: value('code'),
          redirectUri: value('redirect_uri'),
          verifier: value('code_verifier'),
        }),
      );
    case 'refresh_token':
      return answerGrant(
        shop,
        redeemRefreshToken(shop, value('refresh_token')),
      );
    default:
      return refuse(
        400,
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token',
      );
  }
}

async function answerGrant(
  shop: Shop,
  grant: Grant | null,
): Promise<TokenAnswer> {
  const customer = grant && customerById(shop, grant.session.customerId);
  if (!customer || customer.state === 'disabled') {
    return refuse(
      400,
      'invalid_grant',
      'The code or refresh token is invalid, expired, revoked or was used before',
    );
  }
  const {session, nonce, scope, accessToken, refreshToken} = grant;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: ACCESS_TOKEN_LIFETIME_S,
      id_token: await createIdToken(shop, customer, {nonce, sid: session.id}),
      refresh_token: refreshToken,
      scope,
      token_type: 'Bearer',
    },
  };
}

function refuse(
  status: 400 | 401 | 403,
  error: string,
  description: string,
): TokenAnswer {
  return {status, body: {error, error_description: description}};
}
