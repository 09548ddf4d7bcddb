import {randomInt} from 'node:crypto';
import type {Shop} from '../context';
import {hashToken, newSecretToken} from '../domain/secret-token';

/** How long a mailed code is valid. */
const LIFETIME_MS = 10 * 60 * 1000;

/** A code for the mail, and a ticket that only this browser's page has. */
interface SignInCode {
  readonly ticket: string;
  /** Six digits. */
  readonly code: string;
}

/** Creates a code and its ticket. Whoever sends both back has read the mail to this address. */
export function createSignInCode(shop: Shop, email: string): SignInCode {
  const ticket = newSecretToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = shop.now();
  shop.database.run('delete from sign_in_codes where expires_at <= ?', [
    now.toISOString(),
  ]);
  shop.database.run(
    'insert into sign_in_codes (ticket_hash, email, code_hash, expires_at) values (?, ?, ?, ?)',
    [
      hashToken(ticket),
      email,
      hashToken(ticket + code),
      new Date(now.getTime() + LIFETIME_MS).toISOString(),
    ],
  );
  return {ticket, code};
}

/**
 * URL to which the ticket's code was mailed; `null` when the ticket is unknown, used or too
 * old.
 */
export function emailOfTicket(shop: Shop, ticket: string): string | null {
  const row = shop.database.get<{email: string}>(
    'select email from sign_in_codes where ticket_hash = ? and expires_at > ?',
    [hashToken(ticket), shop.now().toISOString()],
  );
  return row?.email ?? null;
}

/** Whether the code belongs to the ticket; the right one works once. */
export function redeemSignInCode(
  shop: Shop,
  ticket: string,
  code: string,
): boolean {
  const deleted = shop.database.run(
    'delete from sign_in_codes where ticket_hash = ? and code_hash = ? and expires_at > ?',
    [hashToken(ticket), hashToken(ticket + code), shop.now().toISOString()],
  );
  return deleted === 1;
}
