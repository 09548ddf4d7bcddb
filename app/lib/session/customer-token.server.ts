import type {AppSession} from './session.server';

/** Session keys; the token is encrypted in the cookie. */
const TOKEN = 'customerToken';
const EXPIRES_AT = 'customerTokenExpiresAt';

/** A token as the provider gives it. */
export interface CustomerToken {
  readonly accessToken: string;
  /** ISO 8601. */
  readonly expiresAt: unknown;
}

/**
 * The signed-in customer's token, without asking the provider.
 * @returns `null` for a visitor, and when the token is past its end.
 */
export function customerToken(
  session: Pick<AppSession, 'get'>,
  now = Date.now(),
): string | null {
  const token = storedToken(session);
  return token !== null && tokenExpiry(session) > now ? token : null;
}

/** The token that the session holds, even one past its end. */
export function storedToken(session: Pick<AppSession, 'get'>): string | null {
  const token: unknown = session.get(TOKEN);
  return typeof token === 'string' ? token : null;
}

/** Keeps a token that the provider made for the customer who is signed in. */
export function keepToken(
  session: AppSession,
  {accessToken, expiresAt}: CustomerToken,
): void {
  session.set(TOKEN, accessToken);
  session.set(EXPIRES_AT, String(expiresAt));
}

/** Ends the session's own knowledge of its customer; the provider is not asked. */
export function forgetToken(session: AppSession): void {
  session.unset(TOKEN);
  session.unset(EXPIRES_AT);
}

/** Milliseconds since 1970; an unreadable end is one that has passed. */
export function tokenExpiry(session: Pick<AppSession, 'get'>): number {
  return Date.parse(String(session.get(EXPIRES_AT))) || 0;
}
