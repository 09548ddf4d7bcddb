import {
  createCookieSessionStorage,
  type Session,
  type SessionStorage,
} from '@shopify/remix-oxygen';
import type {HydrogenSession} from '@shopify/hydrogen';
import type {AccountNotice} from './account/account-notice.server';
import type {BackInStockProblem} from './back-in-stock/back-in-stock-status';
import type {CartProblem} from './cart/cart-problem';
import type {CookieScope} from './cookie-scope.server';
import type {WishlistProblem} from './wishlist/wishlist-answer';

/**
 * What the session holds. It is signed, not encrypted, and limited to 4,096 bytes:
 * no personal data (trap C40).
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
  customerHandle?: string;
  /** What the next page of the account has to say. */
  accountNotice?: AccountNotice;
}

/** 30 days. */
const MAX_AGE = 60 * 60 * 24 * 30;

/**
 * What goes first when a session does not fit into its cookie. Each value is
 * bounded where it is set, so that this is for sums that nobody thought of: a
 * visitor rather loses a message or a list than every page.
 */
const EXPENDABLE = [
  'cartProblems',
  'wishlistProblem',
  'accountNotice',
  'wantedVariants',
  'giftCardCodes',
  'wishlist',
] as const satisfies readonly (keyof SessionValues)[];

/** `__Host-` is refused by browsers without HTTPS, so http on localhost gets a plain name (trap C41). */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session';
}

/**
 * The visitor's session in a signed, httpOnly cookie. A cookie that is missing,
 * tampered with or signed with an unknown secret gives an empty session, and one
 * that was sent in vain is taken back (hardening E2.3). Reading never marks it as
 * changed; `set`, `unset` and `flash` do (trap C2).
 */
export class AppSession implements HydrogenSession {
  #storage: SessionStorage;
  #session: Session;
  #changed: boolean;

  private constructor(
    storage: SessionStorage,
    session: Session,
    isUseless: boolean,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#changed = isUseless;
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
    const storage = createCookieSessionStorage({
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
    return new AppSession(storage, session, wasSent && isEmpty(session));
  }

  /** The session changed and has to be sent to the browser. */
  get isPending(): boolean {
    return this.#changed;
  }

  get has() {
    return this.#session.has.bind(this.#session);
  }

  get get() {
    return this.#session.get.bind(this.#session);
  }

  set: HydrogenSession['set'] = (key, value) => {
    this.#changed = true;
    this.#session.set(key, value);
  };

  unset: HydrogenSession['unset'] = (key) => {
    this.#changed = true;
    this.#session.unset(key);
  };

  flash(key: string, value: unknown): void {
    this.#changed = true;
    this.#session.flash(key, value);
  }

  /**
   * Never throws: a session that is too large loses what it can do without (see
   * `EXPENDABLE`), an empty one its cookie.
   *
   * @returns the `Set-Cookie` value; append it, never set it (trap C1).
   */
  commit = async (): Promise<string> => {
    for (const key of [null, ...EXPENDABLE]) {
      if (key !== null) this.#session.unset(key);
      if (isEmpty(this.#session)) break;
      try {
        return await this.#storage.commitSession(this.#session);
      } catch (error) {
        // Says the length, nothing of the content.
        console.error(error);
      }
    }
    return this.#storage.destroySession(this.#session);
  };
}

function isEmpty({data}: Session): boolean {
  return Object.keys(data).length === 0;
}
