import {
  createCookieSessionStorage,
  type Session,
  type SessionStorage,
} from '@shopify/remix-oxygen';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {
  hostCookieName,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import type {ListProblem} from '~/lib/customer-lists/list-kinds';
import type {Messages} from '~/lib/i18n/catalogues';
import {readCookie} from '~/lib/http/cookies.server';
import {SESSION_COOKIE_S} from '~/lib/limits/limits';

/** Signed; must fit 4,096 bytes. Contains no personal data. */
export interface SessionValues {
  /** ISO 3166. */
  country?: string;
  /** An anonymous visitor's lists, packed by `customer-list.server.ts`. */
  wishlist?: string;
  backInStockVariants?: string;
  /** A token that an older version stored here; see `session-token.server.ts`. */
  customerToken?: string;
  customerTokenExpiresAt?: string;
  /** Replaces the token for a client of `/api/shopify-storefront`. */
  customerOpaqueToken?: string;
}

/** Message key of a notice that is shown once. */
export type AccountNotice = keyof Messages['accountNotices'];

/** Shown once, on the page after a redirect. */
export interface SessionFlash {
  cartProblems: readonly CartProblem[];
  wishlistProblem: ListProblem;
  backInStockProblem: ListProblem;
  accountNotice: AccountNotice;
  /** Shopify did not end its session. */
  logoutFailed: true;
}

type SessionKey = keyof SessionValues | keyof SessionFlash;

/** For `hostCookieName`. */
export const SESSION_COOKIE = 'session';

/**
 * The visitor's session in a signed, httpOnly cookie; empty when the cookie is missing or invalid.
 */
export class AppSession {
  #storage: SessionStorage<SessionValues, SessionFlash>;
  #session: Session<SessionValues, SessionFlash>;
  #changed: boolean;

  private constructor(
    storage: SessionStorage<SessionValues, SessionFlash>,
    session: Session<SessionValues, SessionFlash>,
    hasChanged: boolean,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#changed = hasChanged;
  }

  /** @param secrets the first signs, all verify, for rotation. */
  static async init(
    request: Request,
    secrets: readonly string[],
    {isHttps, secure, sameSite, partitioned}: CookieScope,
  ): Promise<AppSession> {
    const name = hostCookieName(SESSION_COOKIE, {isHttps});
    const storage = createCookieSessionStorage<SessionValues, SessionFlash>({
      cookie: {
        name,
        httpOnly: true,
        path: '/',
        sameSite,
        secure,
        partitioned,
        maxAge: SESSION_COOKIE_S,
        secrets: [...secrets],
      },
    });
    const cookies = request.headers.get('Cookie');
    const session = await storage
      .getSession(cookies)
      // Remix throws for a signature that is not base64.
      .catch(() => storage.getSession());
    const wasSent = Boolean(readCookie(request.headers, name));
    return new AppSession(storage, session, wasSent && isEmpty(session));
  }

  /** Whether the cookie has to be sent. */
  get isPending(): boolean {
    return this.#changed;
  }

  get isEmpty(): boolean {
    return isEmpty(this.#session);
  }

  readonly has = (key: SessionKey): boolean => this.#session.has(key);

  /** The stored value; check its type, because an older version may have written it. */
  readonly get = (key: keyof SessionValues): unknown => this.#session.get(key);

  readonly set = <Key extends keyof SessionValues>(
    key: Key,
    value: Required<SessionValues>[Key],
  ): void => {
    this.#changed = true;
    this.#session.set(key, value);
  };

  readonly unset = (key: SessionKey): void => {
    this.#changed = true;
    this.#drop(key);
  };

  /** Stores a message for the page after a redirect. */
  readonly flash = <Key extends keyof SessionFlash>(
    key: Key,
    value: SessionFlash[Key],
  ): void => {
    this.#changed = true;
    this.#session.flash(key, value);
  };

  /** Reads and removes what `flash` stored; `null` for nothing. */
  readonly take = <Key extends keyof SessionFlash>(
    key: Key,
  ): SessionFlash[Key] | null => {
    if (!this.#session.has(key)) return null;
    const value: unknown = this.#session.get(key);
    this.unset(key);
    // The session is signed: only `flash` can have written it.
    return value as SessionFlash[Key];
  };

  /** @returns the `Set-Cookie` value; append it, because `set` would remove other cookies. */
  commit = (): Promise<string> =>
    isEmpty(this.#session)
      ? this.#storage.destroySession(this.#session)
      : this.#storage.commitSession(this.#session);

  /** Remix's `unset` does not remove a flash; reading it does. */
  #drop(key: SessionKey): void {
    this.#session.get(key);
    this.#session.unset(key as keyof SessionValues);
  }
}

function isEmpty({data}: Session<SessionValues, SessionFlash>): boolean {
  return Object.keys(data).length === 0;
}
