import type {RequestContext} from '~/lib/context.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import {
  endSession,
  hasEnded,
  type AccountTokens,
} from './account-cookie.server';
import {SingleFlight} from '~/lib/http/single-flight.server';
import {customerToken, forgetToken} from '~/lib/session/customer-token.server';
import {logAccountError} from '~/lib/account/account-log.server';
import {
  expiredSession,
  redirectToLogin,
} from '~/lib/account/account-page.server';
import {askForTokens, GrantRejected} from './token-endpoint.server';

export type AccountContext = Pick<
  RequestContext,
  'account' | 'env' | 'report' | 'session'
>;

/** Access tokens are valid for an hour. */
const RENEW_BEFORE_MS = 60_000;

/** How long concurrent requests with the old cookie get the new tokens. */
const RESULT_AGE_MS = 60_000;

const FAILED_AGE_MS = 5_000;

/** A pending renewal counts as lost after this; longer than the token endpoint's timeout. */
const RENEWAL_TIMEOUT_MS = 6_000;

/** `null`: the session has ended. */
type Renewal = AccountTokens | null | 'failed';

/** By refresh token. */
const renewals = new SingleFlight<Renewal>({
  lostAfter: RENEWAL_TIMEOUT_MS,
  age: (renewal) => (renewal === 'failed' ? FAILED_AGE_MS : RESULT_AGE_MS),
  maxEntries: 500,
});

/** Passes the token to `customerToken`, renewed if due; without it when the renewal fails. */
export async function restoreSession(context: AccountContext): Promise<void> {
  const tokens = context.account?.tokens ?? null;
  setSessionToken(context, tokens);
  if (tokens && tokens.expiresAt - Date.now() < RENEW_BEFORE_MS) {
    await renewAccount(context);
  }
}

/** Renews the tokens, once for all concurrent requests; `ended` when the provider rejects them. */
export async function renewAccount(
  context: AccountContext,
): Promise<'renewed' | 'ended' | 'failed'> {
  const {account} = context;
  if (!account?.tokens) return 'ended';
  const {tokens, waitUntil} = account;
  const {deadline} = context.report;
  const renewal = await renewals
    .run(tokens.refreshToken, () => renew(context, tokens), {
      deadline,
      waitUntil,
    })
    // No time is left.
    .catch(() => 'failed' as const);
  if (renewal === 'failed') return 'failed';
  if (renewal === null) {
    account.forget();
    setSessionToken(context, null);
    return 'ended';
  }
  try {
    await beginAccount(context, renewal);
    return 'renewed';
  } catch (error) {
    logAccountError(context, 'renew', error);
    return 'failed';
  }
}

/** Stores new tokens. @throws when they do not fit into the cookie. */
export async function beginAccount(
  context: AccountContext,
  tokens: AccountTokens,
): Promise<void> {
  await context.account?.store(tokens);
  setSessionToken(context, tokens);
}

/** Ends the session, also for concurrent requests. */
export function endAccount({account, session}: AccountContext): void {
  if (account?.tokens) {
    endSession(account.tokens);
    const renewed = renewals.latest(account.tokens.refreshToken);
    if (renewed && renewed !== 'failed') endSession(renewed);
  }
  account?.forget();
  forgetToken(session);
}

/** @throws a redirect to the login page, `ProviderError` when the renewal failed. */
export function requireAccountToken(
  context: AccountContext & Pick<RequestContext, 'locale' | 'url'>,
): string {
  const token = customerToken(context.session);
  if (token !== null) return token;
  if (context.account?.tokens) throw unavailable(context);
  throw context.account?.wasSignedIn
    ? expiredSession(context)
    : redirectToLogin(context);
}

/** The error when the tokens could not be renewed. Throw the result. */
export function unavailable({
  report: {requestId},
}: Pick<AccountContext, 'report'>): ProviderError {
  const cause = new Error('The tokens could not be renewed.');
  return new ProviderError('TokenRenewal', 1, {cause, requestId});
}

async function renew(
  context: AccountContext,
  tokens: AccountTokens,
): Promise<Renewal> {
  try {
    const fresh = await askForTokens(context, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    });
    // Another request has signed out meanwhile.
    if (hasEnded(tokens)) {
      endSession(fresh);
      return null;
    }
    return {...fresh, idToken: fresh.idToken ?? tokens.idToken};
  } catch (error) {
    logAccountError(context, 'renew', error);
    return error instanceof GrantRejected ? null : 'failed';
  }
}

/** For this request only; replaces a legacy account's token. */
function setSessionToken(
  {session}: Pick<AccountContext, 'session'>,
  tokens: AccountTokens | null,
): void {
  session.lend({
    customerToken: tokens?.accessToken,
    customerTokenExpiresAt: tokens
      ? new Date(tokens.expiresAt).toISOString()
      : undefined,
  });
}
