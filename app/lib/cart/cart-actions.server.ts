import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {
  AttemptError,
  ProviderError,
} from '~/lib/storefront/provider-error.server';
import {
  addDiscountCodes,
  addGiftCard,
  removeGiftCards,
  setDiscountCodes,
  setNote,
} from './cart-codes.server';
import {chooseCountry} from './cart-country.server';
import {cartIdCookie} from './cart-id.server';
import type {CartAction} from './cart-input.server';
import {addLines, changeLines, setFields} from './cart-lines.server';
import {logCartFailure} from './cart-log.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {cartView, type CartSnapshot} from './cart-view.server';
import {
  readProviderCart,
  type CartContext,
  type ProviderCart,
  type ProviderCartResult,
} from './provider-cart.server';
import {withVisitorConsent} from './visitor-consent.server';

export interface CartActionResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
  /** 400: invalid request; 503: the provider is unavailable. */
  readonly status: 200 | 400 | 503;
  /** `Set-Cookie` values; append them, because `set` would remove other cookies. */
  readonly cookies: readonly string[];
}

/** Milliseconds; a page does not wait longer for the cart. */
const PAGE_TIMEOUT = 1500;

/** Milliseconds for reading the cart after a failed change. */
const REREAD_TIMEOUT = 3_000;

/** Milliseconds; longer than the provider client's own timeouts. */
const READ_TIMEOUT = 30_000;

/**
 * Changes the cart; an unknown cart id is replaced or expired. Never throws: when the provider
 * fails, the cart is read again, because the change may have been applied.
 */
export async function performCartAction(
  action: CartAction,
  context: CartContext,
): Promise<CartActionResult> {
  const idBefore = context.cart.getCartId();
  let result: ProviderCartResult;
  try {
    result = await perform(action, context);
  } catch (error) {
    logCartFailure(context, action.kind, error);
    const reread = await readCart(context, REREAD_TIMEOUT);
    const key = isThrottled(error) ? 'unavailable' : 'unclear';
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
  // The provider may reject a change without returning the cart.
  const isOmitted = !cart && !isMissing && idBefore;
  const snapshot: CartSnapshot = isOmitted
    ? (await readCart(context)).snapshot
    : await readySnapshot(cart, context);
  return {snapshot, problems, status: 200, cookies};
}

/** Whether nothing was changed for certain. */
function isThrottled(error: unknown): boolean {
  const cause = error instanceof ProviderError ? error.cause : null;
  return cause instanceof AttemptError && cause.failure === 'throttled';
}

/** Reads the visitor's cart and expires the cookie of one that no longer exists. Never throws. */
export async function readCart(
  context: CartContext,
  timeout = READ_TIMEOUT,
): Promise<CartActionResult> {
  try {
    const cart = await within(timeout, readProviderCart(context));
    const isGone = !cart && context.cart.getCartId();
    return {
      snapshot: await readySnapshot(cart, context),
      problems: [],
      status: 200,
      cookies: isGone ? [cartIdCookie(null, cookieScope(context.env))] : [],
    };
  } catch (error) {
    logCartFailure(context, 'get', error);
    return {
      snapshot: {status: 'unavailable'},
      problems: [cartProblem('error', 'unavailable')],
      status: 503,
      cookies: [],
    };
  }
}

async function readySnapshot(
  cart: ProviderCart | null,
  context: CartContext,
): Promise<CartSnapshot> {
  return {
    status: 'ready',
    cart: cart && cartView(await withVisitorConsent(cart, context), context),
  };
}

/** The visitor's cart for a page: `unavailable` after 1.5 s. */
export function visitorCart(context: CartContext): Promise<CartActionResult> {
  return readCart(context, PAGE_TIMEOUT);
}

function perform(
  action: CartAction,
  context: CartContext,
): Promise<ProviderCartResult> {
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
