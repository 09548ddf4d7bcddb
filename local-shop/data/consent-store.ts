import type {Shop} from '../context';
import {numberOfGlobalId} from '../domain/global-id';
import {hashToken, newSecretToken} from '../domain/secret-token';

/**
 * Records that a customer's consent waits for a confirmation by mail; returns the mail's
 * token.
 */
export function createConsentToken(shop: Shop, customerId: string): string {
  const token = newSecretToken();
  setConsentHash(shop, customerId, hashToken(token));
  return token;
}

/** Whether the mail that asks for consent has not been confirmed yet. */
export function isConsentPending(shop: Shop, customerId: string): boolean {
  const row = shop.database.get<{consent_token_hash: string | null}>(
    'select consent_token_hash from customers where id = ?',
    [numberOfGlobalId('Customer', customerId)],
  );
  return row !== null && row.consent_token_hash !== null;
}

/** Consents for the customer who was mailed the token; `false` when it is unknown or was used. */
export function confirmConsent(shop: Shop, token: string): boolean {
  const changed = shop.database.run(
    `update customers set accepts_marketing = 1, consent_token_hash = null
     where consent_token_hash = ?`,
    [hashToken(token)],
  );
  return changed === 1;
}

/** Deletes the record that a customer was asked. */
export function deleteConsentToken(shop: Shop, customerId: string): void {
  setConsentHash(shop, customerId, null);
}

function setConsentHash(
  shop: Shop,
  customerId: string,
  hash: string | null,
): void {
  shop.database.run(
    'update customers set consent_token_hash = ? where id = ?',
    [hash, numberOfGlobalId('Customer', customerId)],
  );
}
