import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {readCookie} from '~/lib/session/read-cookie';
import {seal, unsealBytes} from '~/lib/session/sealed-text.server';

export interface AccountTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** For the provider's sign-out; `null` where there was no room for it. */
  readonly idToken: string | null;
  /** End of the access token in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The values of the tokens in their order: names would take room in the cookie. */
type Sealed = [string, string, string | null, number];

type WaitUntil = (promise: Promise<unknown>) => void;

/** 30 days, in seconds: a refresh token that nobody used so long is no longer wanted. */
const MAX_AGE = 60 * 60 * 24 * 30;

/** Bytes of the value; browsers take 4,096 with name and attributes. */
const MOST_BYTES = 3700;

/** Browsers refuse `__Host-` without HTTPS. */
export function accountCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-account' : 'account';
}

/** Refresh tokens of sessions that were ended here, and until when that is noted. */
const ended = new Map<string, number>();

/** Milliseconds; longer than any request that may still carry the old cookie. */
const ENDED_AGE = 10 * 60 * 1000;
const MOST_ENDED = 2000;

/** Notes that a session was ended: no request under way brings it back. */
export function endSession({refreshToken}: AccountTokens): void {
  const [oldest] = ended.keys();
  if (ended.size >= MOST_ENDED && oldest !== undefined) ended.delete(oldest);
  ended.set(refreshToken, Date.now() + ENDED_AGE);
}

/** Whether these tokens are of a session that was ended in this isolate. */
export function hasEnded({refreshToken}: AccountTokens): boolean {
  return (ended.get(refreshToken) ?? 0) > Date.now();
}

/**
 * The tokens of a customer with a current account, in a cookie of their own: encrypted,
 * httpOnly, and compressed, since base64 in base64 would not fit. One that is cut,
 * changed or made with another secret holds nothing, and is deleted.
 */
export class AccountCookie {
  /** The browser sent a cookie with tokens, whatever became of them. */
  readonly wasSignedIn: boolean;

  private constructor(
    private readonly secret: string,
    private readonly scope: CookieScope,
    /** The request's own: lets a renewal of the tokens end when the visitor has left. */
    readonly waitUntil: WaitUntil,
    private current: AccountTokens | null,
    private isChanged: boolean,
  ) {
    this.wasSignedIn = current !== null;
  }

  /** @param secrets the first encrypts, all decrypt, so that a secret can be rotated. */
  static async read(
    headers: Headers,
    secrets: readonly string[],
    scope: CookieScope,
    waitUntil: WaitUntil,
  ): Promise<AccountCookie> {
    const sealed = readCookie(headers, accountCookieName(scope.isHttps));
    const sent = sealed ? await opened(sealed, secrets) : null;
    const tokens = sent && !hasEnded(sent) ? sent : null;
    const isBroken = Boolean(sealed) && tokens === null;
    const [secret = ''] = secrets;
    return new AccountCookie(secret, scope, waitUntil, tokens, isBroken);
  }

  get tokens(): AccountTokens | null {
    return this.current;
  }

  /** @throws when not even those fit that nothing works without. */
  async keep(tokens: AccountTokens): Promise<void> {
    for (const fitting of [tokens, {...tokens, idToken: null}]) {
      if ((await this.#sealed(fitting)).length > MOST_BYTES) continue;
      this.current = fitting;
      this.isChanged = true;
      return;
    }
    throw new Error('The tokens do not fit into a cookie.');
  }

  forget(): void {
    this.current = null;
    this.isChanged = true;
  }

  /** The `Set-Cookie` value, `null` when nothing changed; append it. */
  async commit(): Promise<string | null> {
    if (!this.isChanged) return null;
    const {current} = this;
    const value = current ? await this.#sealed(current) : '';
    // Signed out by another request while this one was under way.
    if (current && hasEnded(current)) return null;
    const name = accountCookieName(this.scope.isHttps);
    return setCookie(name, value, current ? MAX_AGE : 0, this.scope);
  }

  async #sealed(tokens: AccountTokens): Promise<string> {
    const {accessToken, refreshToken, idToken, expiresAt} = tokens;
    const values: Sealed = [accessToken, refreshToken, idToken, expiresAt];
    const bytes = new TextEncoder().encode(JSON.stringify(values));
    const compressed = await piped(bytes, new CompressionStream('deflate-raw'));
    return seal(compressed, this.secret, 'account-tokens');
  }
}

/** A `Set-Cookie` value; `maxAge` in seconds. */
export function setCookie(
  name: string,
  value: string,
  maxAge: number,
  scope: CookieScope,
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(scope)}`;
}

async function opened(
  sealed: string,
  secrets: readonly string[],
): Promise<AccountTokens | null> {
  const bytes = await unsealBytes(sealed, secrets, 'account-tokens');
  if (!bytes) return null;
  const text = await piped(bytes, new DecompressionStream('deflate-raw'));
  // Encrypted by us, so its form is known.
  const values = JSON.parse(new TextDecoder().decode(text)) as Sealed;
  const [accessToken, refreshToken, idToken, expiresAt] = values;
  return {accessToken, refreshToken, idToken, expiresAt};
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
