import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {readCookie} from '~/lib/session/read-cookie';

/** 30 days, in seconds. */
const MAX_AGE = 60 * 60 * 24 * 30;

/** A cart id as the provider makes them: a token and the secret key that opens it. */
const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]{1,200}\?key=[\w-]{1,200}$/;

/** Whether a text can be the id of a cart, its key included. */
export function isCartId(text: unknown): text is string {
  return typeof text === 'string' && CART_ID.test(text);
}

/**
 * Reads the cart's id from the cookie. A value that cannot be a cart of the
 * provider's (another project's cookie on localhost, a truncated or overlong
 * one, one without its key) counts as no cart.
 */
export function readCartId(
  headers: Headers,
  scope: CookieScope,
): string | undefined {
  const name = cartCookieName(scope.isHttps);
  const id = `gid://shopify/Cart/${decoded(readCookie(headers, name) ?? '')}`;
  return isCartId(id) ? id : undefined;
}

/** What cannot be decoded was not written by us. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
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
 * `Set-Cookie` value that keeps the cart's id for 30 days. The id holds a secret key:
 * httpOnly, never in a URL, never in a log. Hydrogen's `cartSetIdDefault` knows
 * neither partitioned cookies nor `__Host-`.
 *
 * @param id `null` forgets the cart.
 */
export function cartIdCookie(id: string | null, scope: CookieScope): string {
  const name = cartCookieName(scope.isHttps);
  const value = encodeURIComponent(id?.split('/').pop() ?? '');
  const maxAge = id === null ? 0 : MAX_AGE;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(scope)}`;
}
