import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import type {AccountCookie} from '~/lib/session/account-cookie.server';
import {ISOLATE, log} from '~/lib/logging/log.server';

type CheckoutHosts = Pick<
  StorefrontEnv,
  'PUBLIC_CHECKOUT_DOMAIN' | 'PUBLIC_STORE_DOMAIN'
>;

export interface CheckoutVisitor {
  readonly env: CheckoutHosts & Pick<StorefrontEnv, 'PUBLIC_CUSTOMER_ACCOUNTS'>;
  readonly token: Pick<AccountCookie, 'value'>;
}

/** The checkout URL, which signs in a current account's customer; `null` like `safeCheckoutUrl`. */
export function visitorsCheckoutUrl(
  checkoutUrl: string | null | undefined,
  {env, token}: CheckoutVisitor,
): string | null {
  const safe = safeCheckoutUrl(checkoutUrl, env);
  const isCustomer =
    env.PUBLIC_CUSTOMER_ACCOUNTS === 'current' && token.value !== null;
  if (safe === null || !isCustomer) return safe;
  const url = new URL(safe);
  url.searchParams.set('logged_in', 'true');
  return url.href;
}

/** Hosts that were logged: each is logged once in an isolate. */
const loggedHosts = new Set<string>();

/**
 * Shopify's checkout URL. A host that is not configured may be a market's domain or a new
 * primary domain: it is linked too, but only over HTTPS, and logged, because the policy names only
 * the configured hosts.
 * @returns `null` for none, for another protocol, and for one with credentials.
 */
export function safeCheckoutUrl(
  checkoutUrl: string | null | undefined,
  {PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STORE_DOMAIN}: CheckoutHosts,
): string | null {
  if (!checkoutUrl || !URL.canParse(checkoutUrl)) return null;
  const {href, origin, host, protocol, username, password} = new URL(
    checkoutUrl,
  );
  if (username || password) return null;
  const isConfigured = [PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STORE_DOMAIN].some(
    (domain) => new URL(shopOrigin(domain)).origin === origin,
  );
  if (!isConfigured && !loggedHosts.has(host) && loggedHosts.size < 20) {
    loggedHosts.add(host);
    log(ISOLATE, 'error', 'checkout host is not configured', {host});
  }
  // The local shop has no HTTPS.
  const own = new URL(shopOrigin(PUBLIC_STORE_DOMAIN)).protocol;
  return isConfigured || protocol === 'https:' || protocol === own
    ? href
    : null;
}
