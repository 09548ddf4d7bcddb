import type {Shop} from '../context';
import {hashToken, newSecretToken} from '../domain/secret-token';
import {numberOfGlobalId} from '../domain/global-id';

/** What the link in a mail lets its reader do, once. */
export type MailTokenPurpose = 'reset' | 'activate';

/** A reset link works for a day, an invitation for 30 days. */
const LIFETIMES_MS: Record<MailTokenPurpose, number> = {
  reset: 24 * 60 * 60 * 1000,
  activate: 30 * 24 * 60 * 60 * 1000,
};

/** Issues a token for a mail link; older ones for the same purpose stop working. */
export function createMailToken(
  shop: Shop,
  customerId: string,
  purpose: MailTokenPurpose,
): string {
  deleteMailTokensOf(shop, customerId, purpose);
  const token = newSecretToken();
  const expiresAt = new Date(shop.now().getTime() + LIFETIMES_MS[purpose]);
  shop.database.run(
    'insert into customer_mail_tokens (token_hash, customer_id, purpose, expires_at) values (?, ?, ?, ?)',
    [
      hashToken(token),
      numberOfGlobalId('Customer', customerId),
      purpose,
      expiresAt.toISOString(),
    ],
  );
  return token;
}

/** Whether the token is still valid for this purpose and customer. */
export function isMailTokenValid(
  shop: Shop,
  customerId: string,
  purpose: MailTokenPurpose,
  token: string,
): boolean {
  const row = shop.database.get<{expires_at: string}>(
    'select expires_at from customer_mail_tokens where token_hash = ? and customer_id = ? and purpose = ?',
    [hashToken(token), numberOfGlobalId('Customer', customerId), purpose],
  );
  return row !== null && Date.parse(row.expires_at) > shop.now().getTime();
}

/** Ends a customer's links of one purpose: a link works once. */
export function deleteMailTokensOf(
  shop: Shop,
  customerId: string,
  purpose: MailTokenPurpose,
): void {
  shop.database.run(
    'delete from customer_mail_tokens where customer_id = ? and purpose = ?',
    [numberOfGlobalId('Customer', customerId), purpose],
  );
}
