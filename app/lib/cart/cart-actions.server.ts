import type {RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {
  RequestFailure,
  ShopifyError,
} from '~/lib/storefront/shopify-error.server';
import {
  addDiscountCodes,
  addGiftCard,
  removeGiftCards,
  setDiscountCodes,
} from './cart-codes.server';
import {chooseCountry, setNote} from './cart-edits.server';
import {cartIdCookie} from './cart-id.server';
import {parseCartInput, type CartAction} from './cart-input.server';
import {addLines, changeLines, setFields} from './cart-lines.server';
import {
  type CartContext,
  type ShopifyCartResult,
  withVisitorConsent,
  type ShopifyCart,
  readShopifyCart,
} from './shopify-cart.server';
import {cartProblem} from './cart-problem';
import {
  type CartActionResult,
  type CartSnapshot,
  cartView,
} from './cart-view.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {
  REREAD_TIMEOUT_MS,
  CART_READ_TIMEOUT_MS,
  PAGE_CART_TIMEOUT_MS,
} from '~/lib/limits/limits';
import {isDocumentRequest} from './cart-response.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {shownOptions} from './has-options';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {loadPaymentSettings} from '~/lib/i18n/payment-methods.server';

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
async function readySnapshot(
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
    withLangs(context, products, {
      optionsOf: shownOptions,
    }),
  ]);
  const langs = new Map(
    named.flatMap((product) =>
      product.langs ? [[product.id, product.langs]] : [],
    ),
  );
  const view = cartView(cart, context, termsOf, payments, new Date(), langs);
  return {status: 'ready', cart: view};
}

/** The visitor's cart for a page: `unavailable` after 1.5 s. */
export function visitorCart(context: CartContext): Promise<CartActionResult> {
  return readCart(context, PAGE_CART_TIMEOUT_MS);
}

/**
 * Changes the cart; an unknown cart id is replaced or expired. Never throws: when Shopify
 * fails, the cart is read again, because the change may have been applied.
 */
export async function performCartAction(
  action: CartAction,
  context: CartContext,
): Promise<CartActionResult> {
  const idBefore = context.cart.getCartId();
  let result: ShopifyCartResult;
  try {
    result = await perform(action, context);
  } catch (error) {
    log(context, 'error', CART_EVENTS[idBefore ? action.kind : 'create'], {
      reason: namedReason(error),
    });
    const reread = await readCart(context, REREAD_TIMEOUT_MS);
    const {snapshot} = reread;
    const hasCart = snapshot.status === 'ready' && snapshot.cart !== null;
    const key = isThrottled(error) || !hasCart ? 'unavailable' : 'unclear';
    return reread.status === 200
      ? {...reread, problems: [cartProblem('error', key)], status: 503}
      : reread;
  }
  const {cart, problems, isMissing} = result;
  const isExpired = isMissing && idBefore;
  const cookies =
    cart || isExpired
      ? [cartIdCookie(cart?.id ?? null, cookieScope(context.env))]
      : [];
  // Shopify may reject a change without returning the cart.
  const isOmitted = !cart && !isMissing && idBefore;
  const snapshot: CartSnapshot = isOmitted
    ? (await readCart(context)).snapshot
    : await readySnapshot(
        cart && (await withVisitorConsent(cart, context)),
        context,
      );
  return {snapshot, problems, status: 200, cookies};
}

/** Whether it is certain that nothing was changed. */
function isThrottled(error: unknown): boolean {
  const cause = error instanceof ShopifyError ? error.cause : null;
  return cause instanceof RequestFailure && cause.kind === 'throttled';
}

function perform(
  action: CartAction,
  context: CartContext,
): Promise<ShopifyCartResult> {
  switch (action.kind) {
    case 'add':
      return addLines(context, action.lines);
    case 'update':
      return changeLines(context, action.lines, 'update');
    case 'remove': {
      const lines = action.lineIds.map((id) => ({id, quantity: 0}));
      return changeLines(context, lines, 'remove');
    }
    case 'fields':
      return setFields(context, action.lineId, action.fields);
    case 'discountCodes':
      return setDiscountCodes(context, action.codes);
    case 'addDiscountCodes':
      return addDiscountCodes(context, action.codes);
    case 'giftCard':
      return addGiftCard(context, action.code);
    case 'removeGiftCards':
      return removeGiftCards(context, action.ids);
    case 'note':
      return setNote(context, action.note);
    case 'country':
      return chooseCountry(context, action.countryCode);
  }
}

/**
 * Handles a cart form. After too many wrong codes, a form with a code needs a challenge.
 * @throws like `requireChallenge`.
 */
export async function changeCart(
  request: Request,
  context: RequestContext,
  form: FormData,
): Promise<CartActionResult> {
  const input = parseCartInput(form);
  if (!input.isValid) {
    const {problem} = input;
    return {...(await readCart(context)), problems: [problem], status: 400};
  }
  const result = await performCartAction(input.action, context);
  const isAsked = result.problems.some(({key}) => key === 'challenge');
  if (!isAsked || !isDocumentRequest(request)) return result;
  await requireChallenge(context, form, 'code');
  return performCartAction(input.action, context);
}
