import {legacyTokens, type AccountTokens} from './account-cookie.server';
import {unseal} from './sealed-text.server';
import type {AppSession} from './session.server';

/** When the last session from before 27 November 2026, which may contain a token, has ended. */
const READ_UNTIL = Date.parse('2026-12-27T00:00:00Z');

/**
 * Takes a legacy account's token out of a session of an older version, which stored it there; `null`
 * without one. Delete this file, and `customerToken` of the session, after the date above.
 */
export async function takeSessionToken(
  session: Pick<AppSession, 'get' | 'has' | 'unset'>,
  secrets: readonly string[],
  now = Date.now(),
): Promise<AccountTokens | null> {
  const sealed = session.get('customerToken');
  const expiresAt = session.get('customerTokenExpiresAt');
  for (const key of ['customerToken', 'customerTokenExpiresAt'] as const) {
    if (session.has(key)) session.unset(key);
  }
  if (typeof sealed !== 'string' || now > READ_UNTIL) return null;
  const accessToken = await unseal(sealed, secrets, 'customer-token');
  return accessToken === null ? null : legacyTokens({accessToken, expiresAt});
}
