import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import {setNewest} from '~/lib/http/memo';
import type {CustomerToken} from '~/lib/session/customer-token.server';
import {cookieText, readCookie} from '~/lib/http/cookies';
import {seal, unsealBytes} from '~/lib/session/sealed-text.server';

export interface AccountTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Required to sign out at the provider; `null` when it did not fit. */
  readonly idToken: string | null;
  readonly expiresAt: number;
}

/** An array, since property names would not fit into the cookie. */
type Sealed = [string, string, string | null, number];

const MAX_AGE = 60 * 60 * 24 * 30;

/** Bytes of the value; browsers allow 4,096 with name and attributes. */
const MAX_BYTES = 3700;

/** The cookie's name; browsers reject `__Host-` without HTTPS. */
export function accountCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-account' : 'account';
}

/** Refresh tokens of ended sessions, with the time when each entry expires. */
const ended = new Map<string, number>();

/** Longer than any request that still sends the old cookie. */
const ENDED_AGE_MS = 10 * 60 * 1000;
const MAX_ENDED = 2000;

/** Marks a session as ended, so that no concurrent request restores it. */
export function endSession({refreshToken}: AccountTokens): void {
  setNewest(ended, refreshToken, Date.now() + ENDED_AGE_MS, MAX_ENDED);
}

/** Whether this isolate ended the session of these tokens. */
export function hasEnded({refreshToken}: AccountTokens): boolean {
  return (ended.get(refreshToken) ?? 0) > Date.now();
}

/** The tokens of a current account, encrypted, and compressed to fit into a cookie. */
export class AccountCookie implements CustomerToken {
  /** Whether the request came with valid tokens. */
  readonly wasSignedIn: boolean;

  private constructor(
    private readonly secret: string,
    private readonly scope: CookieScope,
    private current: AccountTokens | null,
    private isChanged: boolean,
  ) {
    this.wasSignedIn = current !== null;
  }

  /** @param secrets the first one encrypts, all decrypt, so that secrets can be rotated. */
  static async read(
    headers: Headers,
    secrets: readonly string[],
    scope: CookieScope,
  ): Promise<AccountCookie> {
    const sealed = readCookie(headers, accountCookieName(scope.isHttps));
    const sent = sealed ? await decrypt(sealed, secrets) : null;
    const tokens = sent && !hasEnded(sent) ? sent : null;
    const isBroken = Boolean(sealed) && tokens === null;
    const [secret = ''] = secrets;
    return new AccountCookie(secret, scope, tokens, isBroken);
  }

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
      if ((await this.#encrypt(candidate)).length > MAX_BYTES) continue;
      this.current = candidate;
      this.isChanged = true;
      return;
    }
    throw new Error('The tokens do not fit into a cookie.');
  }

  forget(): void {
    this.current = null;
    this.isChanged = true;
  }

  async commit(): Promise<string | null> {
    if (!this.isChanged) return null;
    const {current} = this;
    const value = current ? await this.#encrypt(current) : '';
    // Another request has signed out meanwhile.
    if (current && hasEnded(current)) return null;
    const name = accountCookieName(this.scope.isHttps);
    const maxAge = current ? MAX_AGE : 0;
    return cookieText(name, value, {maxAge, scope: this.scope});
  }

  async #encrypt(tokens: AccountTokens): Promise<string> {
    const {accessToken, refreshToken, idToken, expiresAt} = tokens;
    const values: Sealed = [accessToken, refreshToken, idToken, expiresAt];
    const bytes = new TextEncoder().encode(JSON.stringify(values));
    const compressed = await pipe(bytes, new CompressionStream('deflate-raw'));
    return seal(compressed, this.secret, 'account-tokens');
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
