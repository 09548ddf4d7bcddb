import {publicSigningKey} from '../data/signing-key-store';
import {sendJson, type Route} from '../http';
import {
  accountApiUrl,
  authenticationUrl,
  issuerOf,
  KEYS_PATH,
} from './account-urls';
import {SCOPES} from './authorization-request';
import {API_VERSION} from '../../schemas/version';

/**
 * The documents that tell a client where customer accounts are, and how to check their
 * tokens.
 */
export const discoveryRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: /^\/\.well-known\/openid-configuration$/,
    handle: ({response, shop}) => {
      const base = authenticationUrl(shop);
      sendJson(response, 200, {
        issuer: issuerOf(shop),
        authorization_endpoint: `${base}/oauth/authorize`,
        token_endpoint: `${base}/oauth/token`,
        end_session_endpoint: `${base}/logout`,
        jwks_uri: `${base}/.well-known/jwks.json`,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        scopes_supported: SCOPES,
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
      });
    },
  },
  {
    methods: ['GET'],
    path: /^\/\.well-known\/customer-account-api$/,
    handle: ({response, shop}) =>
      sendJson(response, 200, {
        graphql_api: accountApiUrl(shop, API_VERSION),
      }),
  },
  {
    methods: ['GET'],
    path: KEYS_PATH,
    handle: async ({response, shop}) =>
      sendJson(response, 200, {keys: [await publicSigningKey(shop)]}),
  },
];
