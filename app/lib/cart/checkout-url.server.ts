import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {customerToken} from '~/lib/session/customer-token.server';
import type {AppSession} from '~/lib/session/session.server';

/** Where a checkout may lie. */
type CheckoutHosts = Pick<
  StorefrontEnv,
  'PUBLIC_CHECKOUT_DOMAIN' | 'PUBLIC_STORE_DOMAIN'
>;

/** Who is led to a checkout. */
export interface CheckoutVisitor {
  readonly env: CheckoutHosts & Pick<StorefrontEnv, 'PUBLIC_CUSTOMER_ACCOUNTS'>;
  readonly session: Pick<AppSession, 'get'>;
}

/**
 * The checkout's address for a visitor. Who is signed in by a current account is so at
 * the checkout too, which has to be told to look.
 *
 * @returns `null` like `safeCheckoutUrl`.
 */
export function visitorsCheckoutUrl(
  checkoutUrl: string | null | undefined,
  {env, session}: CheckoutVisitor,
): string | null {
  const safe = safeCheckoutUrl(checkoutUrl, env);
  const isCustomer =
    env.PUBLIC_CUSTOMER_ACCOUNTS === 'current' &&
    customerToken(session) !== null;
  if (safe === null || !isCustomer) return safe;
  const url = new URL(safe);
  url.searchParams.set('logged_in', 'true');
  return url.href;
}

/**
 * The provider's checkout address; `null` for none, and for any other host or protocol
 * than the checkout's or the store's own: we never link to it.
 */
export function safeCheckoutUrl(
  checkoutUrl: string | null | undefined,
  {PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STORE_DOMAIN}: CheckoutHosts,
): string | null {
  if (!checkoutUrl || !URL.canParse(checkoutUrl)) return null;
  const {href, origin, username, password} = new URL(checkoutUrl);
  const isKnown = [PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STORE_DOMAIN].some(
    (domain) => new URL(shopOrigin(domain)).origin === origin,
  );
  return isKnown && !username && !password ? href : null;
}
