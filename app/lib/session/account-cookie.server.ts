import {
  hostCookieName,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {MemoryCache} from '~/lib/cache/memory-cache';
import {cookieText, readCookie} from '~/lib/http/cookies.server';
import {seal, unsealBytes} from '~/lib/session/sealed-text.server';
import {
  ACCOUNT_COOKIE_S,
  ENDED_SESSION_MS,
  MAX_ACCOUNT_COOKIE_BYTES,
  MAX_ENDED,
} from '~/lib/limits/limits';

/** The tokens of a signed-in customer. */
export interface AccountTokens {
  readonly accessToken: string;
  /** `null` for legacy accounts, whose token renews itself. */
  readonly refreshToken: string | null;
  /** Required to sign out of a current account at Shopify; `null` when it did not fit. */
  readonly idToken: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Tokens of a current account. */
export type RenewableTokens = AccountTokens & {readonly refreshToken: string};

/** A legacy account's token, as the Storefront API returns it. */
export interface LegacyToken {
  readonly accessToken: string;
  /** ISO 8601; a token without one counts as expired. */
  readonly expiresAt: unknown;
}

/** The tokens of a legacy account. */
export function legacyTokens({
  accessToken,
  expiresAt,
}: LegacyToken): AccountTokens {
  return {
    accessToken,
    refreshToken: null,
    idToken: null,
    expiresAt: Date.parse(String(expiresAt)) || 0,
  };
}

/** An array, since property names would not fit into the cookie. */
type Sealed = [string, string | null, string | null, number];

/** For `hostCookieName`. */
export const ACCOUNT_COOKIE = 'account';

/** Refresh tokens, or access tokens without one, of sessions that have ended. */
const ended = new MemoryCache<true>(MAX_ENDED);

/** Marks a session as ended, so that no concurrent request restores it. */
export function endSession({refreshToken, accessToken}: AccountTokens): void {
  const key = refreshToken ?? accessToken;
  ended.set(key, true, Date.now() + ENDED_SESSION_MS);
}

/** Whether this isolate ended the session of these tokens. */
export function hasEnded({refreshToken, accessToken}: AccountTokens): boolean {
  return ended.get(refreshToken ?? accessToken) === true;
}

interface CookieSettings {
  /** The first one encrypts, all decrypt, so that secrets can be rotated. */
  readonly secrets: readonly string[];
  readonly scope: CookieScope;
  readonly accounts: 'legacy' | 'current';
}

/** The customer's tokens, encrypted, and compressed to fit into a cookie. */
export class AccountCookie {
  /** Whether the request came with valid tokens. */
  readonly wasSignedIn: boolean;
  #isChanged = false;

  constructor(
    private readonly settings: Pick<CookieSettings, 'secrets' | 'scope'>,
    private current: AccountTokens | null = null,
  ) {
    this.wasSignedIn = current !== null;
  }

  /** The tokens of a request; none of a session that has ended or of the other kind of accounts. */
  static async read(
    headers: Headers,
    settings: CookieSettings,
  ): Promise<AccountCookie> {
    const {secrets, scope, accounts} = settings;
    const sealed = readCookie(headers, hostCookieName(ACCOUNT_COOKIE, scope));
    if (!sealed) return new AccountCookie(settings);
    const sent = await decrypt(sealed, secrets);
    const isLegacy = sent?.refreshToken === null;
    const isValid =
      sent && !hasEnded(sent) && isLegacy === (accounts === 'legacy');
    const cookie = new AccountCookie(settings, isValid ? sent : null);
    if (!isValid) cookie.forget();
    return cookie;
  }

  /** The access token; `null` for an anonymous visitor or an expired token. */
  get value(): string | null {
    const {current} = this;
    return current && current.expiresAt > Date.now()
      ? current.accessToken
      : null;
  }

  /** Even if the access token has expired. */
  get tokens(): AccountTokens | null {
    return this.current;
  }

  /** @throws when the tokens do not fit even without the id token. */
  async store(tokens: AccountTokens): Promise<void> {
    for (const candidate of [tokens, {...tokens, idToken: null}]) {
      if ((await this.#encrypt(candidate)).length > MAX_ACCOUNT_COOKIE_BYTES)
        continue;
      this.current = candidate;
      this.#isChanged = true;
      return;
    }
    throw new Error('The tokens do not fit into a cookie.');
  }

  /** Removes the tokens without revoking them at Shopify. */
  forget(): void {
    this.current = null;
    this.#isChanged = true;
  }

  /** The `Set-Cookie` value to append; `null` when nothing has changed. */
  async commit(): Promise<string | null> {
    if (!this.#isChanged) return null;
    const {current} = this;
    const value = current ? await this.#encrypt(current) : '';
    // Another request has signed out meanwhile.
    if (current && hasEnded(current)) return null;
    const {scope} = this.settings;
    const maxAge = current ? ACCOUNT_COOKIE_S : 0;
    return cookieText(hostCookieName(ACCOUNT_COOKIE, scope), value, {
      maxAge,
      scope,
    });
  }

  async #encrypt(tokens: AccountTokens): Promise<string> {
    const {accessToken, refreshToken, idToken, expiresAt} = tokens;
    const values: Sealed = [accessToken, refreshToken, idToken, expiresAt];
    const bytes = new TextEncoder().encode(JSON.stringify(values));
    const compressed = await pipe(bytes, new CompressionStream('deflate-raw'));
    const [secret = ''] = this.settings.secrets;
    return seal(compressed, secret, 'account-tokens');
  }
}

async function decrypt(
  sealed: string,
  secrets: readonly string[],
): Promise<AccountTokens | null> {
  const bytes = await unsealBytes(sealed, secrets, 'account-tokens');
  if (!bytes) return null;
  const text = await pipe(bytes, new DecompressionStream('deflate-raw'));
  // Not validated: encrypted by `commit`.
  const values = JSON.parse(new TextDecoder().decode(text)) as Sealed;
  const [accessToken, refreshToken, idToken, expiresAt] = values;
  return {accessToken, refreshToken, idToken, expiresAt};
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
