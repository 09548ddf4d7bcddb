import {
  addDiscountCodes,
  addGiftCard,
  removeGiftCards,
  setDiscountCodes,
  setNote,
} from './cart-extras.server';
import {chooseCountry} from './cart-country.server';
import {cartIdCookie} from './cart-id.server';
import type {CartAction} from './cart-input.server';
import {
  addLines,
  removeLines,
  setRecipient,
  updateLines,
} from './cart-lines.server';
import {logCartFailure} from './cart-log.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {cartProblem, type CartProblem} from './cart-problem';
import type {CartSnapshot} from './cart-view';
import {cartView} from './cart-view.server';
import {
  readProviderCart,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';

/** What a change of the cart came to. */
export interface CartActionResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
  /** 200, 400 for a request that makes no sense, 503 when the provider is down. */
  readonly status: 200 | 400 | 503;
  /** `Set-Cookie` values; append them: `set` would delete other cookies. */
  readonly cookies: readonly string[];
}

/** The provider could not be asked. */
const UNREACHABLE: CartActionResult = {
  snapshot: {status: 'unavailable'},
  problems: [cartProblem('error', 'unavailable')],
  status: 503,
  cookies: [],
};

/**
 * Milliseconds for reading a cart whose change failed: it failed after all of its
 * attempts, and the visitor has waited for them.
 */
const LONGEST_SECOND_LOOK = 3_000;

/**
 * Carries out a change of the cart through Hydrogen's cart handler. A cart id
 * that the provider does not know is replaced or expired, never an error. Never
 * throws for what the provider does: when it cannot be asked, the cart is read
 * once more, for 3 s at most, since the change may have been carried out. Then the
 * answer is the cart as it is, and says that it is not certain.
 */
export async function performCartAction(
  action: CartAction,
  context: CartContext,
): Promise<CartActionResult> {
  const idBefore = context.cart.getCartId();
  let step: ProviderCartResult;
  try {
    step = await perform(action, context);
  } catch (error) {
    logCartFailure(context, action.kind, error);
    const second = await within(LONGEST_SECOND_LOOK, readCart(context)).catch(
      () => UNREACHABLE,
    );
    return second.status === 200
      ? {...second, problems: [cartProblem('error', 'unclear')], status: 503}
      : UNREACHABLE;
  }
  // The provider may answer a refused change without the cart.
  const isUnknown = idBefore && !step.cart && !step.isMissing;
  const snapshot: CartSnapshot =
    isUnknown && step.problems.length > 0
      ? (await readCart(context)).snapshot
      : {status: 'ready', cart: step.view};
  return {
    snapshot,
    problems: step.problems,
    status: 200,
    cookies: cookiesFor(step, Boolean(idBefore), context),
  };
}

/**
 * Reads the visitor's cart; expires the cookie of one that the provider no longer
 * knows. Never throws and never makes a cart.
 */
export async function readCart(
  context: CartContext,
): Promise<CartActionResult> {
  try {
    const hasId = Boolean(context.cart.getCartId());
    const cart = await readProviderCart(context);
    return {
      snapshot: {status: 'ready', cart: cart && cartView(cart, context)},
      problems: [],
      status: 200,
      cookies: hasId && !cart ? [expiredCookie(context)] : [],
    };
  } catch (error) {
    logCartFailure(context, 'get', error);
    return UNREACHABLE;
  }
}

function perform(
  action: CartAction,
  context: CartContext,
): Promise<ProviderCartResult> {
  switch (action.kind) {
    case 'add':
      return addLines(context, action.lines);
    case 'update':
      return updateLines(context, action.lines);
    case 'remove':
      return removeLines(context, action.lineIds);
    case 'recipient':
      return setRecipient(context, action.lineId, action.recipient);
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

function cookiesFor(
  {cart, isMissing}: ProviderCartResult,
  hadId: boolean,
  context: CartContext,
): string[] {
  if (cart) {
    // One cookie; Oxygen's compatibility date has no `getSetCookie` yet.
    const line = context.cart.setCartId(cart.id).get('Set-Cookie');
    return line ? [line] : [];
  }
  return isMissing && hadId ? [expiredCookie(context)] : [];
}

function expiredCookie({env}: CartContext): string {
  return cartIdCookie(null, cookieScope(env));
}
