import {createHash, randomBytes} from 'node:crypto';

/** A new unguessable token: 32 hexadecimal characters, as the provider's are. */
export function newSecretToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * What the database keeps of a token. A plain digest is enough, since the token
 * is random and long; whoever reads the database file still cannot sign in.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
