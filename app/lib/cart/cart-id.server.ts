import {cartGetIdDefault} from '@shopify/hydrogen';
import {scopeText, type CookieScope} from '../cookie-scope.server';

/** 30 days (decisions.md, "Cart"). */
const MAX_AGE = 60 * 60 * 24 * 30;

/** A cart id as the provider makes them: a token and the secret key that opens it. */
const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]{1,200}\?key=[\w-]{1,200}$/;

/**
 * Reads the cart's id from the cookie. A value that cannot be a cart of the
 * provider's (another project's cookie on localhost, a truncated or overlong
 * one, one without its key) counts as no cart.
 */
export function readCartId(headers: Headers): () => string | undefined {
  const read = cartGetIdDefault(headers);
  return () => {
    const id = read();
    return id && CART_ID.test(id) ? id : undefined;
  };
}

/**
 * Makes the headers that keep the cart's id for 30 days. The id holds a secret
 * key: httpOnly, never in a URL, never in a log (trap C26).
 *
 * The value is what Hydrogen's `cartGetIdDefault` reads; its `cartSetIdDefault`
 * does not know partitioned cookies.
 */
export function writeCartId(scope: CookieScope): (cartId: string) => Headers {
  return (cartId) => {
    const value = encodeURIComponent(cartId.split('/').pop() ?? '');
    return new Headers({'Set-Cookie': cartCookie(value, MAX_AGE, scope)});
  };
}

/** `Set-Cookie` value that forgets the cart. */
export function expiredCartCookie(scope: CookieScope): string {
  return cartCookie('', 0, scope);
}

function cartCookie(value: string, maxAge: number, scope: CookieScope): string {
  return `cart=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(scope)}`;
}
