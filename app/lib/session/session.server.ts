import {
  createCookieSessionStorage,
  type Session,
  type SessionStorage,
} from '@shopify/remix-oxygen';
import type {AccountNotice} from '~/lib/account/account-notice';
import type {CartProblem} from '~/lib/cart/cart-problem';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import type {ListProblem} from '~/lib/customer-lists/list-kinds';
import {readCookie} from './read-cookie';
import {seal, unseal} from './sealed-text.server';

/**
 * What the session holds. It is signed, the customer's token in it encrypted as well,
 * and limited to 4,096 bytes, in which all of it fits: no personal data.
 */
export interface SessionValues {
  /** ISO 3166 code of the country that the visitor chose. */
  country?: string;
  /** Codes of the gift cards in the cart; see `cart-codes.server.ts`. */
  giftCardCodes?: readonly string[];
  /** A visitor's lists, packed by `customer-list.server.ts`. */
  wishlist?: string;
  backInStockVariants?: string;
  /** A customer's access token and its end; see `account/legacy/customer-session.server.ts`. */
  customerToken?: string;
  customerTokenExpiresAt?: string;
  /** What a client of `/api/shopify-storefront` holds in place of the token. */
  customerOpaqueToken?: string;
}

/** What a form leaves to say for the page that it leads to, which says it once. */
export interface SessionFlash {
  cartProblems: readonly CartProblem[];
  wishlistProblem: ListProblem;
  backInStockProblem: ListProblem;
  accountNotice: AccountNotice;
  /** That the provider did not end a session; the layout of the account says it. */
  logoutFailed: true;
}

type SessionKey = keyof SessionValues | keyof SessionFlash;

/** 30 days. */
const MAX_AGE = 60 * 60 * 24 * 30;

/** `__Host-` is refused by browsers without HTTPS, so http on localhost gets a plain name. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session';
}

/**
 * The visitor's session in a signed, httpOnly cookie. A cookie that is missing, tampered
 * with or signed with an unknown secret gives an empty session, and one that holds nothing
 * is deleted in the browser. `set`, `unset`, `flash` and `take` mark it as changed.
 */
export class AppSession {
  #storage: SessionStorage<SessionValues, SessionFlash>;
  #session: Session<SessionValues, SessionFlash>;
  #changed: boolean;
  /** Encrypts the customer's token. */
  #secret: string;
  #lent: Partial<SessionValues> | null = null;

  private constructor(
    storage: SessionStorage<SessionValues, SessionFlash>,
    session: Session<SessionValues, SessionFlash>,
    secret: string,
    hasChanged: boolean,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#secret = secret;
    this.#changed = hasChanged;
  }

  /**
   * @param secrets the first signs, all verify, so that a secret can be rotated.
   * @param scope where the browser sends the cookie; see `cookieScope`.
   */
  static async init(
    request: Request,
    secrets: readonly string[],
    {isHttps, secure, sameSite, partitioned}: CookieScope,
  ): Promise<AppSession> {
    const name = sessionCookieName(isHttps);
    const storage = createCookieSessionStorage<SessionValues, SessionFlash>({
      cookie: {
        name,
        httpOnly: true,
        path: '/',
        sameSite: sameSite === 'Lax' ? 'lax' : 'none',
        secure,
        partitioned,
        maxAge: MAX_AGE,
        secrets: [...secrets],
      },
    });
    const cookies = request.headers.get('Cookie');
    const session = await storage
      .getSession(cookies)
      // A signature that is no base64 throws instead of failing.
      .catch(() => storage.getSession());
    const wasSent = Boolean(readCookie(request.headers, name));
    const isOutdated = await openToken(session, secrets);
    return new AppSession(
      storage,
      session,
      secrets[0] ?? '',
      isOutdated || (wasSent && isEmpty(session)),
    );
  }

  /** The session changed and has to be sent to the browser. */
  get isPending(): boolean {
    return this.#changed;
  }

  /** It holds nothing, of whatever cookie. */
  get isEmpty(): boolean {
    return isEmpty(this.#session);
  }

  readonly has = (key: SessionKey): boolean => this.#session.has(key);

  /** What was kept, perhaps by an earlier version of this code: check its form. */
  readonly get = (key: keyof SessionValues): unknown =>
    this.#lent && key in this.#lent ? this.#lent[key] : this.#session.get(key);

  /**
   * Gives values for this request alone, which another cookie keeps: they stand in the
   * place of the session's own, even where they are `undefined`.
   */
  readonly lend = (values: Partial<SessionValues>): void => {
    this.#lent = {...this.#lent, ...values};
  };

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
    if (this.#lent && key in this.#lent) this.lend({[key]: undefined});
  };

  /** Leaves something to say for the page that a redirect leads to. */
  readonly flash = <Key extends keyof SessionFlash>(
    key: Key,
    value: SessionFlash[Key],
  ): void => {
    this.#changed = true;
    this.#session.flash(key, value);
  };

  /** Takes what `flash` left, so that it is said once; `null` when there is nothing. */
  readonly take = <Key extends keyof SessionFlash>(
    key: Key,
  ): SessionFlash[Key] | null => {
    if (!this.#session.has(key)) return null;
    const value: unknown = this.#session.get(key);
    this.unset(key);
    // The session is signed: nobody but `flash` can have written it.
    return value as SessionFlash[Key];
  };

  /** @returns the `Set-Cookie` value; append it: `set` would delete other cookies. */
  commit = async (): Promise<string> => {
    if (isEmpty(this.#session)) {
      return this.#storage.destroySession(this.#session);
    }
    const token: unknown = this.#session.get('customerToken');
    if (typeof token !== 'string') {
      return this.#storage.commitSession(this.#session);
    }
    this.#session.set('customerToken', await seal(token, this.#secret));
    const cookie = await this.#storage.commitSession(this.#session);
    this.#session.set('customerToken', token);
    return cookie;
  };

  /** `unset` of Remix knows nothing of a flash, which goes by being read. */
  #drop(key: SessionKey): void {
    this.#session.get(key);
    this.#session.unset(key as keyof SessionValues);
  }
}

/** Decrypts the customer's token. @returns whether it cannot be, and is gone. */
async function openToken(
  session: Session<SessionValues, SessionFlash>,
  secrets: readonly string[],
): Promise<boolean> {
  const sealed: unknown = session.get('customerToken');
  if (typeof sealed !== 'string') return false;
  const token = await unseal(sealed, secrets);
  if (token === null) session.unset('customerToken');
  else session.set('customerToken', token);
  return token === null;
}

function isEmpty({data}: Session<SessionValues, SessionFlash>): boolean {
  return Object.keys(data).length === 0;
}
