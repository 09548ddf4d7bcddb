import {replace} from '@remix-run/server-runtime';
import type {RequestContext} from '../context.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {invalidPage} from '~/lib/http/not-found';
import type {PasswordAccounts} from './customer-accounts';
import {returnPath} from './return-path';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * Where a page for signing in leads to, and the query that keeps it in links to
 * the other such pages: empty when nobody was sent here.
 *
 * @throws a redirect there for a customer, who has nothing to do on such a page.
 */
export function authTarget(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  request: Request,
): {readonly target: string; readonly search: string} {
  const wanted = new URL(request.url).searchParams.get('redirect');
  const target = returnPath(wanted, locale);
  if (customerToken(session) !== null) {
    // In place of this page, which Back would otherwise never get past.
    throw replace(target, {headers: PRIVATE});
  }
  const search =
    wanted === null ? '' : `?redirect=${encodeURIComponent(target)}`;
  return {target, search};
}

/**
 * The ways to sign in with a password.
 *
 * @throws the 404 where customers have none.
 */
export function requirePasswords(
  {accounts}: Pick<RequestContext, 'accounts'>,
  request: Request,
): PasswordAccounts<RequestContext> {
  if (!accounts.passwords) throw invalidPage(new URL(request.url).pathname);
  return accounts.passwords;
}
