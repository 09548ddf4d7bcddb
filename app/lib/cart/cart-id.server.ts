import {parseGid} from '@shopify/hydrogen';
import {
  hostCookieName,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {cookieText, readCookie} from '~/lib/http/cookies.server';
import {CART_COOKIE_S} from '~/lib/limits/limits';

/** For `hostCookieName`. */
export const CART_COOKIE = 'cart';

/** A token and the secret key that opens the cart. */
const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]{1,200}\?key=[\w-]{1,200}$/;

/** Reads the cart's id from the cookie; `undefined` when it is missing or malformed. */
export function readCartId(
  headers: Headers,
  scope: CookieScope,
): string | undefined {
  const value = readCookie(headers, hostCookieName(CART_COOKIE, scope)) ?? '';
  try {
    const id = `gid://shopify/Cart/${decodeURIComponent(value)}`;
    return CART_ID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `Set-Cookie` value; `null` deletes the cookie. Hydrogen's own cookie supports neither `Partitioned` nor
 * `__Host-`.
 */
export function cartIdCookie(id: string | null, scope: CookieScope): string {
  const name = hostCookieName(CART_COOKIE, scope);
  const value = encodeURIComponent(id === null ? '' : parseGid(id).id);
  const maxAge = id === null ? 0 : CART_COOKIE_S;
  return cookieText(name, value, {maxAge, scope});
}
