import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {readCookie} from '~/lib/session/read-cookie';

/** 30 days, in seconds. */
const MAX_AGE = 60 * 60 * 24 * 30;

/** A token and the secret key that opens the cart. */
const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]{1,200}\?key=[\w-]{1,200}$/;

/** Whether a text can be the id of a cart, its key included. */
function isCartId(text: unknown): text is string {
  return typeof text === 'string' && CART_ID.test(text);
}

/**
 * Reads the cart's id from the cookie. What cannot be one of the provider's (another
 * project's cookie on localhost, a truncated one, one without its key) is no cart.
 */
export function readCartId(
  headers: Headers,
  scope: CookieScope,
): string | undefined {
  const value = readCookie(headers, cartCookieName(scope.isHttps)) ?? '';
  try {
    const id = `gid://shopify/Cart/${decodeURIComponent(value)}`;
    return isCartId(id) ? id : undefined;
  } catch {
    // What cannot be decoded was not written by us.
    return undefined;
  }
}

/**
 * With `__Host-` no other host of the same domain can plant a cart. Browsers refuse it
 * without HTTPS, so http on localhost gets a plain name.
 */
export function cartCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-cart' : 'cart';
}

/**
 * `Set-Cookie` value that stores the cart's id, which holds a secret key, for 30 days.
 * Hydrogen's `cartSetIdDefault` knows neither partitioned cookies nor `__Host-`.
 *
 * @param id `null` forgets the cart.
 */
export function cartIdCookie(id: string | null, scope: CookieScope): string {
  const name = cartCookieName(scope.isHttps);
  const value = encodeURIComponent(id?.split('/').pop() ?? '');
  const maxAge = id === null ? 0 : MAX_AGE;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(scope)}`;
}
