import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {customerToken} from '~/lib/session/customer-token.server';
import type {AppSession} from '~/lib/session/session.server';

type CheckoutHosts = Pick<
  StorefrontEnv,
  'PUBLIC_CHECKOUT_DOMAIN' | 'PUBLIC_STORE_DOMAIN'
>;

export interface CheckoutVisitor {
  readonly env: CheckoutHosts & Pick<StorefrontEnv, 'PUBLIC_CUSTOMER_ACCOUNTS'>;
  readonly session: Pick<AppSession, 'get'>;
}

/** The checkout URL, which signs in a current account's customer; `null` like `safeCheckoutUrl`. */
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

/** The checkout URL; `null` when its origin is neither the checkout's nor the store's. */
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
