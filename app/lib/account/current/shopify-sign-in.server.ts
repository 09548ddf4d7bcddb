import type {RequestContext} from '~/lib/context.server';
import {
  cookieScope,
  hostCookieName,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {RequestError} from '~/lib/http/request.server';
import {cookieText, readCookies} from '~/lib/http/cookies.server';
import {seal, unseal} from '~/lib/session/sealed-text.server';
import {localizedPath} from '~/lib/i18n/locale';
import {redirectReplacing} from '~/lib/account/account-action.server';
import type {AccountNotice} from '~/lib/session/session.server';
import {adoptCartAndLists} from '~/lib/account/change-of-visitor.server';
import {loginPath, returnPath} from '~/lib/account/return-path';
import {idTokenError, toBase64Url} from './id-token';
import {
  accountClient,
  askForTokens,
  GrantRejected,
  TokenEndpointError,
} from './token-endpoint.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';
import {MAX_PENDING_SIGN_INS, SIGN_IN_S} from '~/lib/limits/limits';

const SCOPE = 'openid email customer-account-api:full';

interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  readonly path: string;
  readonly begunAt: number;
}

/** Temporary errors of OAuth 2. */
const OUTAGES = ['server_error', 'temporarily_unavailable'];

/** Redirects to Shopify's sign-in, which finally leads to `path`. */
export async function beginSignIn(
  context: RequestContext,
  request: Request,
  path: string,
): Promise<Response> {
  const {country, env, locale} = context;
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
  const {authorize, id} = accountClient(env);
  const bytes = new TextEncoder().encode(verifier);
  const challenge = await crypto.subtle.digest('SHA-256', bytes);
  const query = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    scope: SCOPE,
    redirect_uri: callbackUrl(context),
    state,
    nonce,
    code_challenge: toBase64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
    locale: locale.code,
    region_country: country,
  });
  const headers = new Headers({Location: `${authorize}?${query}`});
  const scope = cookieScope(env);
  const present = [...readCookies(request.headers.get('Cookie')).keys()].filter(
    (name) => name.startsWith(cookieName('', scope)),
  );
  // Browsers send the oldest first.
  for (const name of present.slice(0, 1 - MAX_PENDING_SIGN_INS)) {
    headers.append('Set-Cookie', cookieText(name, '', {maxAge: 0, scope}));
  }
  const pending = {state, nonce, verifier, path, begunAt: Date.now()};
  const value = await seal(
    JSON.stringify(pending satisfies PendingSignIn),
    env.SESSION_SECRET[0] ?? '',
    'sign-in',
  );
  const name = cookieName(state, scope);
  headers.append(
    'Set-Cookie',
    cookieText(name, value, {maxAge: SIGN_IN_S, scope}),
  );
  return new Response(null, {status: 303, headers});
}

/** Handles Shopify's redirect; the login page shows what went wrong. */
export async function finishSignIn(
  context: RequestContext,
  request: Request,
): Promise<Response> {
  const {env, locale, session, token} = context;
  const state = new URL(request.url).searchParams.get('state') ?? '';
  const pending = await readPending(env, request, state);
  const path = returnPath(pending?.path, locale);
  // Going back, or the same redirect again, may find the customer signed in.
  const lost = token.value === null ? 'signInLost' : null;
  const notice = pending ? await signIn(context, request, pending) : lost;
  if (notice !== null) session.flash('accountNotice', notice);
  const response = redirectReplacing(
    notice === null ? path : loginPath(path, locale),
  );
  if (pending) {
    const scope = cookieScope(env);
    const expired = cookieText(cookieName(state, scope), '', {
      maxAge: 0,
      scope,
    });
    response.headers.append('Set-Cookie', expired);
  }
  return response;
}

async function signIn(
  context: RequestContext,
  request: Request,
  {verifier, nonce}: PendingSignIn,
): Promise<AccountNotice | null> {
  const query = new URL(request.url).searchParams;
  const error = query.get('error');
  if (error === 'access_denied') return 'signInCanceled';
  if (error !== null) {
    // The query is untrusted.
    const code = /^[a-z_]{1,40}$/.test(error) ? error : 'unknown';
    log(context, 'error', ACCOUNT_EVENTS.login, {reason: namedReason(code)});
    return OUTAGES.includes(code) ? 'signInUnavailable' : 'signInFailed';
  }
  try {
    const tokens = await askForTokens(context, {
      grant_type: 'authorization_code',
      code: query.get('code') ?? '',
      redirect_uri: callbackUrl(context),
      code_verifier: verifier,
    });
    const {id: audience, issuer} = accountClient(context.env);
    const expected = {issuer, audience, nonce};
    const tokenError = idTokenError(tokens.idToken ?? '', expected);
    if (tokenError !== null) throw new Error(`id_token: ${tokenError}`);
    await context.token.store(tokens);
    await adoptCartAndLists(context);
    return null;
  } catch (error) {
    log(context, 'error', ACCOUNT_EVENTS.login, {reason: namedReason(error)});
    if (error instanceof GrantRejected) return 'signInLost';
    const status = error instanceof RequestError ? error.status : 0;
    if (status === 429) return 'signInThrottled';
    const isOutage = error instanceof TokenEndpointError || status >= 500;
    return isOutage ? 'signInUnavailable' : 'signInFailed';
  }
}

/** `null` for a sign-in of another browser, or an expired one. */
async function readPending(
  env: RequestContext['env'],
  request: Request,
  state: string,
): Promise<PendingSignIn | null> {
  const cookies = readCookies(request.headers.get('Cookie'));
  const sealed = cookies.get(cookieName(state, cookieScope(env)));
  const text = sealed && (await unseal(sealed, env.SESSION_SECRET, 'sign-in'));
  if (!text) return null;
  // Not validated: encrypted by `beginSignIn`.
  const pending = JSON.parse(text) as PendingSignIn;
  const isFresh = Date.now() - pending.begunAt < SIGN_IN_S * 1000;
  return isFresh && pending.state === state ? pending : null;
}

/** One cookie per sign-in, so that tabs do not interfere. */
function cookieName(state: string, scope: CookieScope): string {
  // eslint-disable-next-line texts/whole-characters -- random, in letters of base64url
  return hostCookieName(`sign-in-${state.slice(0, 16)}`, scope);
}

/** Not taken from the request: the merchant registers this URL. */
function callbackUrl({
  env,
  locale,
}: Pick<RequestContext, 'env' | 'locale'>): string {
  return env.PUBLIC_SITE_URL + localizedPath('/account/authorize', locale);
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
