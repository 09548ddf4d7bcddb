import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {readCookie} from '~/lib/session/read-cookie';
import {seal, unsealBytes} from '~/lib/session/sealed-text.server';

/** What the provider gives for a sign-in. */
export interface AccountTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** For the provider's sign-out; `null` where there was no room for it. */
  readonly idToken: string | null;
  /** End of the access token in milliseconds since 1970. */
  readonly expiresAt: number;
}

type WaitUntil = (promise: Promise<unknown>) => void;

/** 30 days, in seconds: a refresh token that nobody used so long is no longer wanted. */
const MAX_AGE = 60 * 60 * 24 * 30;

/** Bytes of the value; browsers take 4,096 with name and attributes. */
const MOST_BYTES = 3700;

/** `__Host-` is refused by browsers without HTTPS, so http on localhost gets a plain name. */
export function accountCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-account' : 'account';
}

/** Refresh tokens of sessions that were ended here, and until when they are remembered. */
const ended = new Map<string, number>();

/** Milliseconds; longer than any request that may still carry the old cookie. */
const REMEMBER_ENDED = 10 * 60 * 1000;
const MOST_ENDED = 2000;

/**
 * Remembers in this isolate that a session was ended: requests that were under way must
 * not bring it back.
 */
export function endSession({refreshToken}: AccountTokens): void {
  const [oldest] = ended.keys();
  if (ended.size >= MOST_ENDED && oldest !== undefined) ended.delete(oldest);
  ended.set(refreshToken, Date.now() + REMEMBER_ENDED);
}

/** Whether these tokens are of a session that was ended here. */
export function hasEnded({refreshToken}: AccountTokens): boolean {
  return (ended.get(refreshToken) ?? 0) > Date.now();
}

/** The tokens are larger than a cookie can hold. */
class TokensTooLarge extends Error {
  override readonly name = 'TokensTooLarge';
}

/**
 * The tokens of a customer with a current account, in a cookie of their own: encrypted,
 * httpOnly, and compressed, since base64 in base64 would not fit. One that is cut,
 * changed or made with another secret holds nothing, and is deleted.
 */
export class AccountCookie {
  #tokens: AccountTokens | null;
  #changed: boolean;

  private constructor(
    private readonly secret: string,
    private readonly scope: CookieScope,
    /** The request's own: lets a renewal of the tokens end when the visitor has left. */
    readonly waitUntil: WaitUntil,
    tokens: AccountTokens | null,
    isBroken: boolean,
  ) {
    this.#tokens = tokens;
    this.wasSignedIn = tokens !== null;
    this.#changed = isBroken;
  }

  /** @param secrets the first encrypts, all decrypt, so that a secret can be rotated. */
  static async read(
    headers: Headers,
    secrets: readonly string[],
    scope: CookieScope,
    waitUntil: WaitUntil,
  ): Promise<AccountCookie> {
    const sealed = readCookie(headers, accountCookieName(scope.isHttps));
    const kept = sealed ? await opened(sealed, secrets) : null;
    const tokens = kept && !hasEnded(kept) ? kept : null;
    const isBroken = Boolean(sealed) && tokens === null;
    return new AccountCookie(
      secrets[0] ?? '',
      scope,
      waitUntil,
      tokens,
      isBroken,
    );
  }

  /** The browser sent a cookie with tokens, whatever became of them. */
  readonly wasSignedIn: boolean;

  get tokens(): AccountTokens | null {
    return this.#tokens;
  }

  /** @throws {TokensTooLarge} when not even those fit that nothing works without. */
  async keep(tokens: AccountTokens): Promise<void> {
    const small = {...tokens, idToken: null};
    const fitting = (await this.#fits(tokens)) ? tokens : small;
    if (fitting === small && !(await this.#fits(small))) {
      throw new TokensTooLarge('The tokens do not fit into a cookie.');
    }
    this.#tokens = fitting;
    this.#changed = true;
  }

  forget(): void {
    this.#tokens = null;
    this.#changed = true;
  }

  /** The `Set-Cookie` value, `null` when nothing changed; append it. */
  async commit(): Promise<string | null> {
    if (!this.#changed) return null;
    const value = this.#tokens ? await this.#sealed(this.#tokens) : '';
    // Signed out by another request while this one was under way.
    if (this.#tokens && hasEnded(this.#tokens)) return null;
    const maxAge = this.#tokens ? MAX_AGE : 0;
    return `${accountCookieName(this.scope.isHttps)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(this.scope)}`;
  }

  async #fits(tokens: AccountTokens): Promise<boolean> {
    return (await this.#sealed(tokens)).length <= MOST_BYTES;
  }

  async #sealed({
    accessToken,
    refreshToken,
    idToken,
    expiresAt,
  }: AccountTokens): Promise<string> {
    const text = JSON.stringify([
      accessToken,
      refreshToken,
      idToken,
      expiresAt,
    ]);
    const stream = new CompressionStream('deflate-raw');
    const bytes = await piped(new TextEncoder().encode(text), stream);
    return seal(bytes, this.secret, 'account-tokens');
  }
}

async function opened(
  sealed: string,
  secrets: readonly string[],
): Promise<AccountTokens | null> {
  const bytes = await unsealBytes(sealed, secrets, 'account-tokens');
  if (!bytes) return null;
  const stream = new DecompressionStream('deflate-raw');
  const text = new TextDecoder().decode(await piped(bytes, stream));
  // Encrypted by us, so its form is known.
  const [accessToken, refreshToken, idToken, expiresAt] = JSON.parse(text) as [
    string,
    string,
    string | null,
    number,
  ];
  return {accessToken, refreshToken, idToken, expiresAt};
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
