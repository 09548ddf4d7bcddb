import type {Shop} from '../context';
import {hashToken, newSecretToken} from '../domain/secret-token';
import {globalId, numberOfGlobalId} from '../domain/global-id';

/** A customer access token and when it stops working (ISO 8601). */
export interface CustomerAccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

/** Shopify's access tokens live for 30 days. */
const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Global id of the customer whom the token stands for, or `null` when it is
 * unknown, deleted or expired.
 */
export function customerIdForToken(shop: Shop, token: string): string | null {
  const row = shop.database.get<{customer_id: number; expires_at: string}>(
    'select customer_id, expires_at from customer_access_tokens where token_hash = ?',
    [hashToken(token)],
  );
  if (!row || Date.parse(row.expires_at) <= shop.now().getTime()) return null;
  return globalId('Customer', row.customer_id);
}

/** Issues a token for an existing customer, and deletes all expired tokens. */
export function createAccessToken(
  shop: Shop,
  customerId: string,
): CustomerAccessToken {
  const accessToken = newSecretToken();
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS).toISOString();
  shop.database.run(
    'delete from customer_access_tokens where expires_at <= ?',
    [now.toISOString()],
  );
  shop.database.run(
    'insert into customer_access_tokens (token_hash, customer_id, expires_at) values (?, ?, ?)',
    [
      hashToken(accessToken),
      numberOfGlobalId('Customer', customerId),
      expiresAt,
    ],
  );
  return {accessToken, expiresAt};
}

/**
 * Extends a valid token to 30 days from now; its value stays the same. `null` when there
 * is no such token any more.
 */
export function renewAccessToken(
  shop: Shop,
  accessToken: string,
): CustomerAccessToken | null {
  if (!customerIdForToken(shop, accessToken)) return null;
  const expiresAt = new Date(
    shop.now().getTime() + TOKEN_LIFETIME_MS,
  ).toISOString();
  shop.database.run(
    'update customer_access_tokens set expires_at = ? where token_hash = ?',
    [expiresAt, hashToken(accessToken)],
  );
  return {accessToken, expiresAt};
}

/** Ends one token. `false` when it was not valid any more. */
export function deleteAccessToken(shop: Shop, token: string): boolean {
  const valid = customerIdForToken(shop, token) !== null;
  shop.database.run('delete from customer_access_tokens where token_hash = ?', [
    hashToken(token),
  ]);
  return valid;
}

/** Ends all of a customer's tokens, as every change of the password does. */
export function deleteAccessTokensOf(shop: Shop, customerId: string): void {
  shop.database.run(
    'delete from customer_access_tokens where customer_id = ?',
    [numberOfGlobalId('Customer', customerId)],
  );
}
