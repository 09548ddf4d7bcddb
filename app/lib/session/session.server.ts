import {
  createCookieSessionStorage,
  type Session,
  type SessionStorage,
} from '@shopify/remix-oxygen';
import {isSealed, seal, unseal} from './sealed-text.server';
import type {AccountNotice} from '~/lib/account/account-notice.server';
import type {BackInStockProblem} from '~/lib/customer-lists/back-in-stock-status';
import type {CartProblem} from '~/lib/cart/cart-problem';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import type {WishlistProblem} from '~/lib/customer-lists/wishlist-answer';

/**
 * What the session holds. It is signed, the customer's token in it encrypted as well,
 * and limited to 4,096 bytes: no personal data.
 */
export interface SessionValues {
  /** ISO 3166 code of the country that the visitor chose. */
  country?: string;
  /** Codes of the gift cards in the cart; see `cart-extras.server.ts`. */
  giftCardCodes?: readonly string[];
  /** What to say on the cart page after a form was sent without JavaScript. */
  cartProblems?: readonly CartProblem[];
  /** A visitor's wishlist, packed by `packWishlist`. */
  wishlist?: string;
  /** What to say on the wishlist page after a heart without JavaScript. */
  wishlistProblem?: WishlistProblem;
  /** What a visitor waits for, packed by `packVariants`. */
  wantedVariants?: string;
  /** What to say after a wish could not be kept. */
  backInStockProblem?: BackInStockProblem;
  /** A customer's access token and its end; see `customer-session.server.ts`. */
  customerToken?: string;
  customerTokenExpiresAt?: string;
  /** What a client of `/api/shopify-storefront` holds in place of the token. */
  customerOpaqueToken?: string;
  /** What the next page of the account has to say. */
  accountNotice?: AccountNotice;
}

/** 30 days. */
const MAX_AGE = 60 * 60 * 24 * 30;

/**
 * What goes when a session does not fit into its cookie, the lowest number first;
 * `null` never goes. Each value is bounded where it is set, so that this is for
 * combinations that nobody thought of: losing a message or a list is better than
 * losing every page. A new value needs an entry here and in the test of the fullest
 * session, or the type check fails.
 */
const EXPENDABLE: Record<keyof SessionValues, number | null> = {
  cartProblems: 1,
  wishlistProblem: 2,
  backInStockProblem: 3,
  accountNotice: 4,
  wantedVariants: 5,
  giftCardCodes: 6,
  wishlist: 7,
  country: null,
  customerToken: null,
  customerTokenExpiresAt: null,
  customerOpaqueToken: null,
};

type SessionKey = keyof SessionValues;

const FIRST_TO_GO = (Object.keys(EXPENDABLE) as SessionKey[])
  .filter((key) => EXPENDABLE[key] !== null)
  .sort((a, b) => (EXPENDABLE[a] ?? 0) - (EXPENDABLE[b] ?? 0));

/** `__Host-` is refused by browsers without HTTPS, so http on localhost gets a plain name. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session';
}

/**
 * The visitor's session in a signed, httpOnly cookie. A cookie that is missing,
 * tampered with or signed with an unknown secret gives an empty session, and one
 * that holds nothing is deleted in the browser. Reading a value never marks the
 * session as changed; `set` and `unset` do.
 */
export class AppSession {
  #storage: SessionStorage<SessionValues>;
  #session: Session<SessionValues>;
  #changed: boolean;
  /** Encrypts the customer's token. */
  #secret: string;

  private constructor(
    storage: SessionStorage<SessionValues>,
    session: Session<SessionValues>,
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
    const storage = createCookieSessionStorage<SessionValues>({
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
    const wasSent = new RegExp(`(?:^|;\\s*)${name}=[^;\\s]`).test(
      cookies ?? '',
    );
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

  readonly has = (key: SessionKey): boolean => this.#session.has(key);

  /** What was kept, perhaps by an earlier version of this code: check its form. */
  readonly get = (key: SessionKey): unknown => this.#session.get(key);

  readonly set = <Key extends SessionKey>(
    key: Key,
    value: Required<SessionValues>[Key],
  ): void => {
    this.#changed = true;
    this.#session.set(key, value);
  };

  readonly unset = (key: SessionKey): void => {
    this.#changed = true;
    this.#session.unset(key);
  };

  /**
   * Never throws: a session that is too large loses what it can do without (see
   * `EXPENDABLE`), an empty one its cookie.
   *
   * @returns the `Set-Cookie` value; append it: `set` would delete other cookies.
   */
  commit = async (): Promise<string> => {
    const token: unknown = this.#session.get('customerToken');
    if (typeof token !== 'string') return this.#write();
    this.#session.set('customerToken', await seal(token, this.#secret));
    const cookie = await this.#write();
    this.#session.set('customerToken', token);
    return cookie;
  };

  async #write(): Promise<string> {
    for (const key of [null, ...FIRST_TO_GO]) {
      if (key !== null) this.#session.unset(key);
      if (isEmpty(this.#session)) break;
      try {
        return await this.#storage.commitSession(this.#session);
      } catch (error) {
        // Says the length, nothing of the content.
        console.error(
          JSON.stringify({event: 'session too large', reason: String(error)}),
        );
      }
    }
    return this.#storage.destroySession(this.#session);
  }
}

/**
 * Decrypts the customer's token; one that cannot be is gone.
 *
 * @returns whether the cookie should be written anew: it was gone, or only signed, as
 *   in cookies of an earlier version.
 */
async function openToken(
  session: Session<SessionValues>,
  secrets: readonly string[],
): Promise<boolean> {
  const kept: unknown = session.get('customerToken');
  if (typeof kept !== 'string') return false;
  if (!isSealed(kept)) return true;
  const token = await unseal(kept, secrets);
  if (token === null) session.unset('customerToken');
  else session.set('customerToken', token);
  return token === null;
}

function isEmpty({data}: Session<SessionValues>): boolean {
  return Object.keys(data).length === 0;
}
