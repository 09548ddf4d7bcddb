import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';

/** Where a checkout may lie. */
export type CheckoutHosts = Pick<
  StorefrontEnv,
  'PUBLIC_CHECKOUT_DOMAIN' | 'PUBLIC_STORE_DOMAIN'
>;

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
