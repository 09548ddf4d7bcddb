import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import {LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID} from '../credentials';
import type {Authorization} from '../data/oauth-store';
import {pageLocaleOf} from '../domain/shop-urls';
import {callbackUrls, reachable} from './account-urls';

/** Scopes that customer accounts know; `openid` is required. */
export const SCOPES = ['openid', 'email', 'customer-account-api:full'];

/** The parameters of a request for the sign-in page. */
export type AuthorizationRequest =
  /** There is no valid client to redirect to, so the page itself shows the error. */
  | {readonly kind: 'untrusted'}
  /** Invalid; the client is told so. */
  | {readonly kind: 'refused'; readonly location: string}
  | {
      readonly kind: 'accepted';
      readonly authorization: Authorization;
      /** No page may be shown: a visitor who is not signed in is sent back to the client. */
      readonly silent: boolean;
      readonly loginHint: string;
      /** The client's callback with this result. */
      readonly callback: (
        parameters: Readonly<Record<string, string>>,
      ) => string;
    };

/** Checks the parameters of the sign-in page. */
export function readAuthorizationRequest(
  shop: Shop,
  query: URLSearchParams,
): AuthorizationRequest {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (
    query.get('client_id') !== LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID ||
    !callbackUrls(shop).includes(redirectUri)
  ) {
    return {kind: 'untrusted'};
  }
  const state = query.get('state');
  const callback = (parameters: Readonly<Record<string, string>>) =>
    `${reachable(shop, redirectUri)}?${new URLSearchParams({...parameters, ...(state ? {state} : {})}).toString()}`;
  const fault = faultOf(query);
  if (fault) {
    const {error, description} = fault;
    return {
      kind: 'refused',
      location: callback({error, error_description: description}),
    };
  }
  return {
    kind: 'accepted',
    authorization: {
      redirectUri,
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce'),
      scope: query.get('scope') ?? '',
    },
    silent: query.get('prompt') === 'none',
    loginHint: query.get('login_hint') ?? '',
    callback,
  };
}

/**
 * The page's language by `locale`; German if the shop does not have it. Shopify ignores
 * `ui_locales`.
 */
export function localeOfQuery(query: URLSearchParams): PageLocale {
  return pageLocaleOf(query.get('locale')) ?? 'de';
}

function faultOf(query: URLSearchParams) {
  const scopes = (query.get('scope') ?? '').split(' ');
  if (query.get('response_type') !== 'code') {
    return {
      error: 'unsupported_response_type',
      description: 'response_type must be code',
    };
  }
  if (
    !scopes.includes('openid') ||
    scopes.some((scope) => !SCOPES.includes(scope))
  ) {
    return {
      error: 'invalid_scope',
      description: `scope must hold openid and nothing but ${SCOPES.join(', ')}`,
    };
  }
  if (!query.get('state')) {
    return {error: 'invalid_request', description: 'state is missing'};
  }
  // A SHA-256 digest in base64url: a client without a secret needs PKCE.
  if (
    query.get('code_challenge_method') !== 'S256' ||
    !/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')
  ) {
    return {
      error: 'invalid_request',
      description: 'code_challenge with the method S256 is missing',
    };
  }
  return null;
}
