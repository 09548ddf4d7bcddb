import {createHash, randomBytes} from 'node:crypto';

/** A new unguessable token: 32 hexadecimal characters, as Shopify's are. */
export function newSecretToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The form in which the database stores a token. A plain digest is enough, because the
 * token is long and random: whoever reads the database file still cannot sign in.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
