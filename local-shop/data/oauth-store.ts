import {createHash, randomBytes, randomUUID} from 'node:crypto';
import type {Shop} from '../context';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {hashToken, newSecretToken} from '../domain/secret-token';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Seconds until an access token expires. */
export const ACCESS_TOKEN_LIFETIME_S = 60 * 60;

const SESSION_LIFETIME_MS = 365 * DAY_MS;
const CODE_LIFETIME_MS = MINUTE_MS;
const TOKEN_LIFETIMES_MS = {
  access: ACCESS_TOKEN_LIFETIME_S * 1000,
  refresh: 30 * DAY_MS,
};

/**
 * Prefixes of Shopify's tokens, and the number of random bytes that makes ours about
 * as long.
 */
const TOKEN_SHAPES = {
  access: {prefix: 'shcat_', bytes: 450},
  refresh: {prefix: 'shcrt_', bytes: 48},
};

type TokenKind = keyof typeof TOKEN_SHAPES;

/** A customer who has signed in at Shopify, in one browser. */
interface AccountSession {
  readonly id: string;
  /** Global id. */
  readonly customerId: string;
}

/** What a client requests when it sends a customer to sign in. */
export interface Authorization {
  readonly redirectUri: string;
  /** PKCE code challenge (S256). */
  readonly challenge: string;
  readonly nonce: string | null;
  readonly scope: string;
}

/** What a client gets for a code or a refresh token. */
export interface Grant {
  readonly session: AccountSession;
  readonly nonce: string | null;
  readonly scope: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Opens a session and returns the value of its cookie. */
export function createAccountSession(
  shop: Shop,
  customerId: string,
): AccountSession & {readonly cookie: string} {
  const id = randomUUID();
  const cookie = newSecretToken();
  shop.database.run('delete from account_sessions where expires_at <= ?', [
    shop.now().toISOString(),
  ]);
  shop.database.run(
    'insert into account_sessions (id, cookie_hash, customer_id, expires_at) values (?, ?, ?, ?)',
    [
      id,
      hashToken(cookie),
      numberOfGlobalId('Customer', customerId),
      later(shop, SESSION_LIFETIME_MS),
    ],
  );
  return {id, customerId, cookie};
}

/** The session of a cookie, or `null`. */
export function accountSessionOf(
  shop: Shop,
  cookie: string,
): AccountSession | null {
  const row = shop.database.get<{id: string; customer_id: number}>(
    `select account_sessions.id, customer_id from account_sessions
       join customers on customers.id = customer_id and state = 'enabled'
     where cookie_hash = ? and expires_at > ?`,
    [hashToken(cookie), shop.now().toISOString()],
  );
  return row && {id: row.id, customerId: globalId('Customer', row.customer_id)};
}

/** Ends a session with every code and token that came from it. */
export function endAccountSession(shop: Shop, id: string): void {
  shop.database.run('delete from account_sessions where id = ?', [id]);
}

/** A code for the client's callback, good once and for a minute. */
export function createAuthorizationCode(
  shop: Shop,
  sessionId: string,
  {redirectUri, challenge, nonce, scope}: Authorization,
): string {
  const code = newSecretToken();
  shop.database.run(
    `insert into authorization_codes (code_hash, session_id, redirect_uri, challenge,
       nonce, scope, expires_at, used) values (?, ?, ?, ?, ?, ?, ?, 0)`,
    [
      hashToken(code),
      sessionId,
      redirectUri,
      challenge,
      nonce,
      scope,
      later(shop, CODE_LIFETIME_MS),
    ],
  );
  return code;
}

/**
 * Tokens for a code, or `null` when the code is unknown or too old, or was issued for
 * another URL or verifier. A code that is used twice was read by another client, so
 * the tokens that it gave are revoked.
 */
export function redeemAuthorizationCode(
  shop: Shop,
  {
    code,
    redirectUri,
    verifier,
  }: {
    readonly code: string;
    readonly redirectUri: string;
    readonly verifier: string;
  },
): Grant | null {
  const codeHash = hashToken(code);
  const row = shop.database.get<{
    redirect_uri: string;
    challenge: string;
    expires_at: string;
    used: number;
  }>('select * from authorization_codes where code_hash = ?', [codeHash]);
  if (!row) return null;
  if (row.used === 1) {
    shop.database.run('delete from oauth_tokens where code_hash = ?', [
      codeHash,
    ]);
    return null;
  }
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (
    Date.parse(row.expires_at) <= shop.now().getTime() ||
    row.redirect_uri !== redirectUri ||
    row.challenge !== challenge
  ) {
    return null;
  }
  return shop.database.transaction(() => {
    shop.database.run(
      'update authorization_codes set used = 1 where code_hash = ?',
      [codeHash],
    );
    return issueTokens(shop, codeHash);
  });
}

/** New tokens for a refresh token, which is then used up; `null` when it is not valid. */
export function redeemRefreshToken(shop: Shop, token: string): Grant | null {
  return shop.database.transaction(() => {
    const row = shop.database.get<{code_hash: string}>(
      `delete from oauth_tokens where token_hash = ? and kind = 'refresh'
         and expires_at > ? returning code_hash`,
      [hashToken(token), shop.now().toISOString()],
    );
    return row && issueTokens(shop, row.code_hash);
  });
}

/**
 * Global id of the customer whom an access token stands for; `null` when it is unknown, revoked or
 * expired.
 */
export function customerIdForAccountToken(
  shop: Shop,
  token: string,
): string | null {
  const row = shop.database.get<{customer_id: number}>(
    `select customer_id from oauth_tokens
       join authorization_codes using (code_hash)
       join account_sessions on account_sessions.id = session_id
       join customers on customers.id = customer_id and state = 'enabled'
     where token_hash = ? and kind = 'access' and oauth_tokens.expires_at > ?`,
    [hashToken(token), shop.now().toISOString()],
  );
  return row && globalId('Customer', row.customer_id);
}

/** Ends all tokens of these kinds, of every customer. Returns how many there were. */
export function expireTokens(shop: Shop, kinds: readonly TokenKind[]): number {
  return kinds.reduce(
    (count, kind) =>
      count +
      shop.database.run('delete from oauth_tokens where kind = ?', [kind]),
    0,
  );
}

function issueTokens(shop: Shop, codeHash: string): Grant {
  const row = shop.database.get<{
    id: string;
    customer_id: number;
    nonce: string | null;
    scope: string;
  }>(
    `select account_sessions.id, customer_id, nonce, scope from authorization_codes
       join account_sessions on account_sessions.id = session_id
     where code_hash = ?`,
    [codeHash],
  );
  if (!row) throw new Error('The code belongs to no session.');
  shop.database.run('delete from oauth_tokens where expires_at <= ?', [
    shop.now().toISOString(),
  ]);
  return {
    session: {id: row.id, customerId: globalId('Customer', row.customer_id)},
    nonce: row.nonce,
    scope: row.scope,
    accessToken: issueToken(shop, 'access', codeHash),
    refreshToken: issueToken(shop, 'refresh', codeHash),
  };
}

function issueToken(shop: Shop, kind: TokenKind, codeHash: string): string {
  const {prefix, bytes} = TOKEN_SHAPES[kind];
  const token = prefix + randomBytes(bytes).toString('base64url');
  shop.database.run(
    'insert into oauth_tokens (token_hash, kind, code_hash, expires_at) values (?, ?, ?, ?)',
    [hashToken(token), kind, codeHash, later(shop, TOKEN_LIFETIMES_MS[kind])],
  );
  return token;
}

function later(shop: Shop, milliseconds: number): string {
  return new Date(shop.now().getTime() + milliseconds).toISOString();
}
