import type {RequestContext} from '../../context.server';
import {ProviderError} from '../../storefront/provider-error.server';
import {
  endSession,
  hasEnded,
  type AccountCookie,
  type AccountTokens,
} from './account-cookie.server';
import {customerToken, forgetToken} from '~/lib/session/customer-token.server';
import {logAccountFailure} from '../account-log.server';
import {endedSession, toLogin} from '../account-page.server';
import {askForTokens, GrantRefused} from './token-endpoint.server';

export type AccountContext = Pick<
  RequestContext,
  'account' | 'env' | 'report' | 'session'
>;

/** Milliseconds before its end that an access token, which lives for an hour, is renewed. */
const RENEW_BEFORE = 60_000;

/** Milliseconds that requests with the old cookie get the result of a renewal. */
const RESULT_AGE = 60_000;

/** Milliseconds that nobody waits for the provider again after it failed. */
const FAILURE_AGE = 5_000;

/** Milliseconds until a renewal without a result counts as lost; longer than the provider is given. */
const LONGEST_RENEWAL = 6_000;

/** Milliseconds between looks at what another request has begun. */
const POLL = 50;

const MOST_RENEWALS = 500;

/** `null`: the session has ended. */
type Renewal = AccountTokens | null | 'failed';

/**
 * Renewals of this isolate by the refresh token. Results, no promises: in a worker a
 * promise of a request that was aborted may never settle for the others.
 */
const renewals = new Map<
  string,
  {readonly result: Renewal | 'pending'; readonly until: number}
>();

/**
 * Makes the token known to `customerToken`. Renews one that is at its end; when the
 * provider cannot be asked for that, the cookie stays and nobody counts as signed in.
 */
export async function restoreSession(context: AccountContext): Promise<void> {
  const tokens = context.account?.tokens ?? null;
  lend(context, tokens);
  if (tokens && tokens.expiresAt - Date.now() < RENEW_BEFORE) {
    await renewAccount(context);
  }
}

/**
 * Renews the tokens, once for all requests of the isolate that come with the same.
 *
 * @returns `ended` when the provider does not take the refresh token any more, which
 *   alone ends the session.
 */
export async function renewAccount(
  context: AccountContext,
): Promise<'renewed' | 'ended' | 'failed'> {
  const {account} = context;
  if (!account?.tokens) return 'ended';
  const renewal = await renewalOf(context, account, account.tokens);
  if (renewal === 'failed') return 'failed';
  if (renewal === null) {
    account.forget();
    lend(context, null);
    return 'ended';
  }
  try {
    await beginAccount(context, renewal);
    return 'renewed';
  } catch (error) {
    logAccountFailure(context, 'renew', error);
    return 'failed';
  }
}

/** Begins a session, or goes on with new tokens. @throws when they do not fit the cookie. */
export async function beginAccount(
  context: AccountContext,
  tokens: AccountTokens,
): Promise<void> {
  await context.account?.keep(tokens);
  lend(context, tokens);
}

/** Ends the session here, whatever requests are under way. */
export function endAccount({account, session}: AccountContext): void {
  if (account?.tokens) {
    endSession(account.tokens);
    const renewed = renewals.get(account.tokens.refreshToken)?.result;
    if (typeof renewed === 'object' && renewed) endSession(renewed);
  }
  account?.forget();
  forgetToken(session);
}

/** The customer's token; throws a redirect, or a `ProviderError` when none could be got. */
export function requireAccountToken(
  context: AccountContext & Pick<RequestContext, 'locale'>,
  request: Request,
): string {
  const token = customerToken(context.session);
  if (token !== null) return token;
  if (context.account?.tokens) throw unavailable(context);
  throw context.account?.wasSignedIn
    ? endedSession(context, request)
    : toLogin(context, request);
}

/** The provider cannot say who is signed in. Throw the result. */
export function unavailable({
  report: {requestId},
}: Pick<AccountContext, 'report'>): ProviderError {
  const cause = new Error('The tokens could not be renewed.');
  return new ProviderError('TokenRenewal', 1, {cause, requestId});
}

/**
 * The result of another request that renews the same tokens, or has, else of a renewal by
 * this one, which goes on when its visitor has left.
 */
async function renewalOf(
  context: AccountContext,
  {waitUntil}: AccountCookie,
  tokens: AccountTokens,
): Promise<Renewal> {
  const key = tokens.refreshToken;
  for (;;) {
    const other = renewals.get(key);
    if (!other || other.until <= Date.now()) break;
    if (other.result !== 'pending') return other.result;
    if (context.report.deadline.left() === 0) return 'failed';
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  note(key, 'pending', LONGEST_RENEWAL);
  const renewing = renew(context, tokens).then((result) => {
    note(key, result, result === 'failed' ? FAILURE_AGE : RESULT_AGE);
    return result;
  });
  waitUntil(renewing);
  return renewing;
}

function note(key: string, result: Renewal | 'pending', age: number): void {
  renewals.delete(key);
  const [oldest] = renewals.keys();
  if (renewals.size >= MOST_RENEWALS && oldest !== undefined) {
    renewals.delete(oldest);
  }
  renewals.set(key, {result, until: Date.now() + age});
}

/** Never throws. */
async function renew(
  context: AccountContext,
  tokens: AccountTokens,
): Promise<Renewal> {
  try {
    const fresh = await askForTokens(context, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    });
    // Signed out in the meantime, which wins.
    if (hasEnded(tokens)) {
      endSession(fresh);
      return null;
    }
    return {...fresh, idToken: fresh.idToken ?? tokens.idToken};
  } catch (error) {
    logAccountFailure(context, 'renew', error);
    return error instanceof GrantRefused ? null : 'failed';
  }
}

/** The tokens lie in a cookie of their own; one of a legacy account counts for nothing. */
function lend(
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
