import {CART_CHECKOUT_URL_QUERY} from '~/graphql/storefront/cart';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {
  type CartContext,
  logCartError,
  type ProviderCart,
} from './provider-cart.server';

/** Milliseconds; without the decision in its address, the checkout asks for one. */
const TIMEOUT_MS = 1000;

/**
 * The cart with a `checkoutUrl` into which the provider put the visitor's decision; unchanged
 * before a decision. Marketing is never allowed. Never throws.
 */
export async function withVisitorConsent(
  cart: ProviderCart,
  context: Pick<CartContext, 'consent' | 'report' | 'storefront'>,
): Promise<ProviderCart> {
  const {consent, storefront} = context;
  if (!consent.isDecided) return cart;
  const visitorConsent = {
    analytics: consent.enabled.includes('analytics'),
    marketing: false,
    preferences: false,
    saleOfData: false,
  };
  try {
    const told = await within(
      TIMEOUT_MS,
      storefront.query(CART_CHECKOUT_URL_QUERY, {
        variables: {cartId: cart.id, visitorConsent},
        cache: storefront.CacheNone(),
      }),
    );
    return {...cart, ...told.cart};
  } catch (error) {
    logCartError(context, 'get', error);
    return cart;
  }
}
