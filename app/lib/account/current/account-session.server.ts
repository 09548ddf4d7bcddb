import type {RequestContext} from '~/lib/context.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {
  endSession,
  hasEnded,
  type AccountTokens,
  type RenewableTokens,
} from '~/lib/session/account-cookie.server';
import {SingleFlight} from '~/lib/concurrency/single-flight.server';
import {
  expiredSession,
  redirectToLogin,
} from '~/lib/account/account-page.server';
import {askForTokens, GrantRejected} from './token-endpoint.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';
import {
  FAILED_RENEWAL_MS,
  RENEWAL_TIMEOUT_MS,
  RENEWED_TOKEN_MS,
  RENEW_CURRENT_MS,
} from '~/lib/limits/limits';

export type AccountContext = Pick<
  RequestContext,
  'env' | 'requestLog' | 'token' | 'waitUntil'
>;

/** `null`: the session has ended. */
type Renewal = AccountTokens | null | 'failed';

/** Renewals in progress, by refresh token. */
const renewals = new SingleFlight<Renewal>({
  lostAfter: RENEWAL_TIMEOUT_MS,
  age: (renewal) =>
    renewal === 'failed' ? FAILED_RENEWAL_MS : RENEWED_TOKEN_MS,
  maxEntries: 500,
});

/**
 * Renews the token if due. Never rejects: `value` is `null` when an expired token could not be
 * renewed.
 */
export async function renewIfDue(context: AccountContext): Promise<void> {
  const {tokens} = context.token;
  if (tokens && tokens.expiresAt - Date.now() < RENEW_CURRENT_MS) {
    await renewAccount(context);
  }
}

/** Renews the tokens, once for all concurrent requests; `ended` when Shopify rejects them. */
export async function renewAccount(
  context: AccountContext,
): Promise<'renewed' | 'ended' | 'failed'> {
  const cookie = context.token;
  const {tokens} = cookie;
  if (!tokens || !isRenewable(tokens)) return 'ended';
  const {requestLog, waitUntil} = context;
  const {deadline} = requestLog;
  const renewal = await renewals
    .run(tokens.refreshToken, () => renew(context, tokens), {
      deadline,
      waitUntil,
    })
    // No time is left.
    .catch(() => 'failed' as const);
  if (renewal === 'failed') return 'failed';
  if (renewal === null) {
    cookie.forget();
    return 'ended';
  }
  try {
    await cookie.store(renewal);
    return 'renewed';
  } catch (error) {
    log(context, 'error', ACCOUNT_EVENTS.renew, {reason: namedReason(error)});
    return 'failed';
  }
}

/** Ends the session, also for concurrent requests. */
export function endAccount(context: AccountContext): void {
  const cookie = context.token;
  if (cookie.tokens) {
    endSession(cookie.tokens);
    const {refreshToken} = cookie.tokens;
    const renewed = refreshToken && renewals.latest(refreshToken);
    if (renewed && renewed !== 'failed') endSession(renewed);
  }
  cookie.forget();
}

/** @throws a redirect to the login page, `ShopifyError` when the renewal failed. */
export function requireAccountToken(
  context: AccountContext & Pick<RequestContext, 'locale' | 'session' | 'url'>,
): string {
  const cookie = context.token;
  if (cookie.value !== null) return cookie.value;
  if (cookie.tokens) throw unavailable(context);
  throw cookie.wasSignedIn ? expiredSession(context) : redirectToLogin(context);
}

/** The error when the tokens could not be renewed. Throw the result. */
export function unavailable({
  requestLog: {requestId},
}: Pick<AccountContext, 'requestLog'>): ShopifyError {
  const cause = new Error('The tokens could not be renewed.');
  return new ShopifyError('TokenRenewal', 1, {cause, requestId});
}

const isRenewable = (tokens: AccountTokens): tokens is RenewableTokens =>
  tokens.refreshToken !== null;

async function renew(
  context: AccountContext,
  tokens: RenewableTokens,
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
    log(context, 'error', ACCOUNT_EVENTS.renew, {reason: namedReason(error)});
    return error instanceof GrantRejected ? null : 'failed';
  }
}
