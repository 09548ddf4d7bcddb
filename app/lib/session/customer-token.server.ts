import type {AppSession} from './session.server';

/** Session keys. */
const TOKEN = 'customerToken';
const EXPIRES_AT = 'customerTokenExpiresAt';

export interface CustomerToken {
  readonly accessToken: string;
  /** ISO 8601. */
  readonly expiresAt: unknown;
}

/** The signed-in customer's token; `null` for an anonymous visitor or an expired token. */
export function customerToken(
  session: Pick<AppSession, 'get'>,
  now = Date.now(),
): string | null {
  const token = storedToken(session);
  return token !== null && tokenExpiry(session) > now ? token : null;
}

/** The stored token, even if it has expired. */
export function storedToken(session: Pick<AppSession, 'get'>): string | null {
  const token: unknown = session.get(TOKEN);
  return typeof token === 'string' ? token : null;
}

/** Stores a new token of the signed-in customer. */
export function storeToken(
  session: AppSession,
  {accessToken, expiresAt}: CustomerToken,
): void {
  session.set(TOKEN, accessToken);
  session.set(EXPIRES_AT, String(expiresAt));
}

/** Removes the token from the session without revoking it at the provider. */
export function forgetToken(session: AppSession): void {
  session.unset(TOKEN);
  session.unset(EXPIRES_AT);
}

/** Milliseconds since 1970; 0 when missing or unreadable. */
export function tokenExpiry(session: Pick<AppSession, 'get'>): number {
  return Date.parse(String(session.get(EXPIRES_AT))) || 0;
}
