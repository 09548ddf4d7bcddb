import {customerToken} from '~/lib/session/customer-token.server';
import type {AppSession} from '~/lib/session/session.server';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';

/** Where a checkout may lie. */
export type CheckoutHosts = Pick<
  StorefrontEnv,
  'PUBLIC_CHECKOUT_DOMAIN' | 'PUBLIC_STORE_DOMAIN'
>;

/** Who is led to a checkout. */
export interface CheckoutVisitor {
  readonly env: CheckoutHosts & Pick<StorefrontEnv, 'PUBLIC_CUSTOMER_ACCOUNTS'>;
  readonly session: Pick<AppSession, 'get'>;
}

/**
 * The same for a visitor: where current accounts are, a customer who is signed in here is
 * signed in at the checkout too, for which it has to be told to look.
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
 * The provider's checkout address, if it lies on the checkout's or the store's
 * own host and uses that host's protocol; `null` for none, and for any other
 * host: we never link to it.
 */
export function safeCheckoutUrl(
  checkoutUrl: string | null | undefined,
  hosts: CheckoutHosts,
): string | null {
  if (!checkoutUrl || !URL.canParse(checkoutUrl)) return null;
  const url = new URL(checkoutUrl);
  if (url.username || url.password) return null;
  const known = [hosts.PUBLIC_CHECKOUT_DOMAIN, hosts.PUBLIC_STORE_DOMAIN];
  return known.some(
    (domain) => new URL(shopOrigin(domain)).origin === url.origin,
  )
    ? url.href
    : null;
}
