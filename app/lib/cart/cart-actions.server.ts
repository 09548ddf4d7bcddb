import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
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
import {addLines, changeLines, setRecipient} from './cart-lines.server';
import {logCartFailure} from './cart-log.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {cartView, type CartSnapshot} from './cart-view.server';
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

/** Milliseconds that a page waits for the cart; the page matters more. */
const LONGEST_OF_PAGE = 1500;

/** Milliseconds for reading a cart whose change failed, for which the visitor has waited. */
const LONGEST_SECOND_LOOK = 3_000;

/** Milliseconds; the provider's attempts end earlier. */
const LONGEST = 30_000;

/**
 * Carries out a change of the cart through Hydrogen's cart handler. A cart id that the
 * provider does not know is replaced or expired, never an error. Never throws for what
 * the provider does: when it cannot be asked, the cart is read once more, since the
 * change may have been carried out. Then the result is the cart as it is, and says that
 * it is not certain.
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
    const second = await readCart(context, LONGEST_SECOND_LOOK);
    return second.status === 200
      ? {...second, problems: [cartProblem('error', 'unclear')], status: 503}
      : second;
  }
  const {cart, problems, isMissing} = result;
  const isForgotten = isMissing && idBefore;
  const cookies =
    cart || isForgotten
      ? [cartIdCookie(cart?.id ?? null, cookieScope(context.env))]
      : [];
  // The provider may refuse a change without telling the cart.
  const isUntold = !cart && !isMissing && idBefore;
  const snapshot: CartSnapshot = isUntold
    ? (await readCart(context)).snapshot
    : {status: 'ready', cart: cart && cartView(cart, context)};
  return {snapshot, problems, status: 200, cookies};
}

/**
 * Reads the visitor's cart; expires the cookie of one that the provider no longer
 * knows. Never throws and never makes a cart.
 */
export async function readCart(
  context: CartContext,
  longest = LONGEST,
): Promise<CartActionResult> {
  try {
    const cart = await within(longest, readProviderCart(context));
    const isGone = !cart && context.cart.getCartId();
    return {
      snapshot: {status: 'ready', cart: cart && cartView(cart, context)},
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

/** The visitor's cart for a page: `unavailable` when it does not come in 1.5 s. */
export function visitorCart(context: CartContext): Promise<CartActionResult> {
  return readCart(context, LONGEST_OF_PAGE);
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
