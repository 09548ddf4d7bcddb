import {ACCOUNT_COOKIE} from '~/lib/session/account-cookie.server';
import {CART_COOKIE} from '~/lib/cart/cart-id.server';
import {hostCookieName} from '~/lib/environment/cookie-scope.server';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {withoutLocale} from '~/lib/i18n/locale';
import {readCookies} from '~/lib/http/cookies.server';
import {SESSION_COOKIE} from '~/lib/session/session.server';

/** Pages that depend on the visitor or change something. */
const PRIVATE_PAGE =
  /^\/(?:account|auth|back-in-stock|buy|cart|consent|contact|country|discount|newsletter|wishlist|legal\/cookies|legal\/revocation\/withdraw)(?:\/|$)/;

/** Whether no page at this path may be cached, whoever requests it. */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE_PAGE.test(withoutLocale(pathname));
}

const VISITOR_COOKIES = [ACCOUNT_COOKIE, CART_COOKIE, SESSION_COOKIE].flatMap(
  (name) => [name, hostCookieName(name, {isHttps: true})],
);

/** Whether the request comes with a session, an account or a cart. */
export function hasVisitorCookie(cookieHeader: string | null): boolean {
  const cookies = readCookies(cookieHeader);
  return VISITOR_COOKIES.some((name) => cookies.has(name));
}

/** Says who may cache a response of Remix, unless its route has said so. */
export function setPageHeaders(
  request: Request,
  {headers, status}: Response,
): void {
  const given = headers.get('Cache-Control');
  // A route does not know that tokens were renewed, or that an unreadable session ends.
  const isForOneVisitor =
    given?.includes('public') && headers.has('Set-Cookie');
  const decided = isForOneVisitor ? PRIVATE['Cache-Control'] : given;
  if (!decided?.includes('public')) headers.append('Vary', 'Cookie');
  const cached = decided ?? cacheControl(request, status);
  if (cached !== null) headers.set('Cache-Control', cached);
}

function cacheControl(request: Request, status: number): string | null {
  if (!isSafeMethod(request) || isPrivatePage(new URL(request.url).pathname)) {
    return PRIVATE['Cache-Control'];
  }
  // The merchant may take a redirect back, and an error may be over with the next request.
  if (status !== 200 && status !== 404) return 'no-store';
  return hasVisitorCookie(request.headers.get('Cookie'))
    ? 'private, no-cache'
    : null;
}
