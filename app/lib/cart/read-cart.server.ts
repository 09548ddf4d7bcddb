import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {cartIdCookie} from './cart-id.server';
import {
  type CartContext,
  type ShopifyCart,
  readShopifyCart,
} from './shopify-cart.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {cartView, type CartSnapshot} from './cart-view.server';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {loadPaymentSettings} from '~/lib/i18n/payment-methods.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {CART_READ_TIMEOUT_MS, PAGE_CART_TIMEOUT_MS} from '~/lib/limits/limits';

export interface CartActionResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
  /** 400: invalid request; 503: Shopify is unavailable. */
  readonly status: 200 | 400 | 503;
  /** `Set-Cookie` values; append them, because `set` would remove other cookies. */
  readonly cookies: readonly string[];
}

/** Reads the visitor's cart and expires the cookie of one that no longer exists. Never throws. */
export async function readCart(
  context: CartContext,
  timeout = CART_READ_TIMEOUT_MS,
): Promise<CartActionResult> {
  try {
    const cart = await withTimeout(timeout, readShopifyCart(context));
    const isGone = !cart && context.cart.getCartId();
    return {
      snapshot: await readySnapshot(cart, context),
      problems: [],
      status: 200,
      cookies: isGone ? [cartIdCookie(null, cookieScope(context.env))] : [],
    };
  } catch (error) {
    log(context, 'error', CART_EVENTS.get, {reason: namedReason(error)});
    return {
      snapshot: {status: 'unavailable'},
      problems: [cartProblem('error', 'unavailable')],
      status: 503,
      cookies: [],
    };
  }
}

/** A cart as pages show it, in the visitor's market. */
export async function readySnapshot(
  cart: ShopifyCart | null,
  context: CartContext,
): Promise<CartSnapshot> {
  if (!cart) return {status: 'ready', cart};
  const products = cart.lines.nodes.flatMap((line) => [
    line.merchandise.product,
    ...('lineComponents' in line
      ? line.lineComponents.map(({merchandise}) => merchandise.product)
      : []),
  ]);
  const [termsOf, payments, named] = await Promise.all([
    loadMarketTerms(context),
    loadPaymentSettings(context),
    withLangs(context, products),
  ]);
  const langs = new Map(
    named.flatMap(({id, langs: {title} = {}}) => (title ? [[id, title]] : [])),
  );
  const view = cartView(cart, context, termsOf, payments, new Date(), langs);
  return {status: 'ready', cart: view};
}

/** The visitor's cart for a page: `unavailable` after 1.5 s. */
export function visitorCart(context: CartContext): Promise<CartActionResult> {
  return readCart(context, PAGE_CART_TIMEOUT_MS);
}
