import type {RequestContext} from '../../context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {localizedPath} from '../../i18n/locale';
import {redirectReplacing} from '../account-action.server';
import {logAccountFailure} from '../account-log.server';
import type {AccountNotice} from '../account-notice';
import {welcomeCustomer} from '../change-of-visitor.server';
import {loginPath, returnPath} from '../return-path';
import {beginAccount} from './account-session.server';
import {toBase64Url} from './base64url';
import {idTokenFault} from './id-token';
import {
  forgetPending,
  keepPending,
  readPending,
} from './pending-sign-in.server';
import {
  accountClient,
  askForTokens,
  GrantRefused,
} from './token-endpoint.server';

const SCOPE = 'openid email customer-account-api:full';

/** Leads to the provider's sign-in, which leads back to `path` of this site. */
export async function beginSignIn(
  context: RequestContext,
  request: Request,
  path: string,
): Promise<Response> {
  const {env, locale} = context;
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
  const cookies = await keepPending(
    {state, nonce, verifier, path},
    request.headers,
    env.SESSION_SECRET[0] ?? '',
    cookieScope(env),
  );
  const {authorize, id} = accountClient(env);
  const query = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    scope: SCOPE,
    redirect_uri: callbackUrl(context),
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale.code,
  });
  const headers = new Headers({...PRIVATE, Location: `${authorize}?${query}`});
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, {status: 303, headers});
}

/**
 * Carries out what the provider's answer says: the customer is signed in and led on, or
 * comes to the login page, which says why not.
 */
export async function finishSignIn(
  context: RequestContext,
  request: Request,
): Promise<Response> {
  const {env, locale, session} = context;
  const {searchParams: query} = new URL(request.url);
  const state = query.get('state') ?? '';
  const scope = cookieScope(env);
  const pending = await readPending(
    state,
    request.headers,
    env.SESSION_SECRET,
    scope,
  );
  const path = returnPath(pending?.path, locale);
  const answer = (notice: AccountNotice | null) => {
    if (notice !== null) session.flash('accountNotice', notice);
    const response = redirectReplacing(
      notice === null ? path : loginPath(path, locale),
    );
    if (pending) {
      response.headers.append('Set-Cookie', forgetPending(state, scope));
    }
    return response;
  };
  if (!pending) {
    // Back, or the same answer once more: they are where they wanted to be.
    if (customerToken(session) !== null) return answer(null);
    return answer('signInLost');
  }
  const error = query.get('error');
  if (error !== null) {
    if (error === 'access_denied') return answer('signInCanceled');
    logAccountFailure(context, 'login', codeOf(error));
    return answer('signInFailed');
  }
  try {
    const tokens = await askForTokens(context, {
      grant_type: 'authorization_code',
      code: query.get('code') ?? '',
      redirect_uri: callbackUrl(context),
      code_verifier: pending.verifier,
    });
    const {id, issuer} = accountClient(env);
    const {nonce} = pending;
    const fault = idTokenFault(tokens.idToken ?? '', {
      issuer,
      audience: id,
      nonce,
    });
    if (fault !== null) {
      logAccountFailure(context, 'login', `id_token: ${fault}`);
      return answer('signInFailed');
    }
    await beginAccount(context, tokens);
    await welcomeCustomer(context, tokens.accessToken);
    return answer(null);
  } catch (failure) {
    logAccountFailure(context, 'login', failure);
    return answer(
      failure instanceof GrantRefused ? 'signInLost' : 'signInFailed',
    );
  }
}

/** One of the addresses that the merchant registers: the site's, never the request's. */
function callbackUrl({
  env,
  locale,
}: Pick<RequestContext, 'env' | 'locale'>): string {
  return env.PUBLIC_SITE_URL + localizedPath('/account/authorize', locale);
}

/** 256 random bits, as 43 characters. */
function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  );
}

/** A code of OAuth for the log; anybody can write the address that it came in. */
function codeOf(error: string): string {
  return /^[a-z_]{1,40}$/.test(error) ? error : 'unknown';
}
