import type {RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {throttledFailure} from '~/lib/storefront/shopify-error.server';
import {
  addDiscountCodes,
  addGiftCard,
  removeGiftCards,
  setDiscountCodes,
} from './cart-codes.server';
import {cartIdCookie} from './cart-id.server';
import {isReplaced, releasedCart} from './replace-cart.server';
import {parseCartInput, type CartAction} from './cart-input.server';
import {
  type CartContext,
  type ShopifyCartResult,
  withVisitorConsent,
  type ShopifyCart,
  readShopifyCart,
  hasErrors,
  NO_CART,
  orCreate,
  setCountry,
  makeCart,
  readMutation,
  sendAcceptedLines,
  withProblems,
} from './shopify-cart.server';
import {loadCartPictures} from './cart-pictures.server';
import {cartProblem} from './cart-problem';
import {bulkProblem, lineProblem} from './shopify-problem.server';
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
  MAX_PER_LINE,
} from '~/lib/limits/limits';
import {isDocumentRequest} from './cart-response.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {shownOptions} from './has-options';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {loadPaymentSettings} from '~/lib/i18n/payment-methods.server';
import {offeredCountry} from '~/lib/i18n/load-countries.server';
import {
  type LineQuantity,
  maxUnits,
  parentOf,
  type CartLineInput,
  cappedQuantity,
  isMadeToOrder,
  isFieldAttribute,
} from './cart-line';

/** Reads the visitor's cart; if it no longer exists, expires its cookie. Never throws. */
export async function readCart(
  context: CartContext,
  timeout = CART_READ_TIMEOUT_MS,
): Promise<CartActionResult> {
  try {
    const cart = await withTimeout(timeout, visitorsOwnCart(context));
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

/**
 * The visitor's cart. Where its customer's session has ended without signing out, by its age, a new password
 * or a deleted account, it is released: its checkout would show their name and address to whoever is here.
 */
async function visitorsOwnCart(
  context: CartContext,
): Promise<ShopifyCart | null> {
  const cart = await readShopifyCart(context);
  return cart?.buyerIdentity.customer && !context.token.tokens
    ? releasedCart(context)
    : cart;
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
  const [termsOf, payments, named, pictures] = await Promise.all([
    loadMarketTerms(context),
    loadPaymentSettings(context),
    withLangs(context, products, {
      optionsOf: shownOptions,
    }),
    loadCartPictures(context, products),
  ]);
  const langs = new Map(
    named.flatMap((product) =>
      product.langs ? [[product.id, product.langs]] : [],
    ),
  );
  const view = cartView(
    cart,
    context,
    termsOf,
    payments,
    new Date(),
    langs,
    pictures,
  );
  return {status: 'ready', cart: view};
}

/** The visitor's cart for a page: `unavailable` after `PAGE_CART_TIMEOUT_MS`. */
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
    const madeId = madeCartId(context, idBefore);
    const cookies =
      madeId && reread.cookies.length === 0
        ? [cartIdCookie(madeId, cookieScope(context.env))]
        : reread.cookies;
    const hasCart = snapshot.status === 'ready' && snapshot.cart !== null;
    const isUnchanged = throttledFailure(error) !== null;
    const key = isUnchanged || !hasCart ? 'unavailable' : 'unclear';
    return reread.status === 200
      ? {...reread, problems: [cartProblem('error', key)], status: 503, cookies}
      : {...reread, cookies};
  }
  const {cart, problems, isMissing} = result;
  const id = cart?.id ?? madeCartId(context, idBefore) ?? null;
  const isExpired = isMissing && idBefore;
  // Another tab has signed in or out meanwhile: its cookie must stay.
  const isLate = cart && isReplaced(cart);
  const cookies =
    (id || isExpired) && !isLate
      ? [cartIdCookie(id, cookieScope(context.env))]
      : [];
  // Shopify may reject a change without returning the cart.
  const isOmitted = !cart && !isMissing && (id ?? idBefore);
  const snapshot: CartSnapshot = isOmitted
    ? (await readCart(context)).snapshot
    : await readySnapshot(
        cart && (await withVisitorConsent(cart, context)),
        context,
      );
  return {snapshot, problems, status: 200, cookies};
}

/** The id of a cart that the action created, even if a later step of it failed. */
function madeCartId(
  {cart}: Pick<CartContext, 'cart'>,
  idBefore: string | undefined,
): string | null {
  const id = cart.getCartId();
  return id && id !== idBefore ? id : null;
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
  const needsChallenge = result.problems.some(({key}) => key === 'challenge');
  if (!needsChallenge || !isDocumentRequest(request)) return result;
  await requireChallenge(context, form, 'code');
  return performCartAction(input.action, context);
}

/** Replaces the order's note; creates a missing cart. */
function setNote(
  context: CartContext,
  note: string,
): Promise<ShopifyCartResult> {
  return orCreate(context, {note}, 'note', () => context.cart.updateNote(note));
}

/**
 * Sets the country of the cart, then of the session; rejects one that the shop does not sell to.
 * @throws when Shopify fails; nothing is changed then.
 */
async function chooseCountry(
  context: CartContext,
  country: string,
): Promise<ShopifyCartResult> {
  const offered = await offeredCountry(context, country);
  if (!offered) {
    return {...NO_CART, problems: [cartProblem('error', 'countryUnknown')]};
  }
  const result = await setCountry(context, offered);
  if (!hasErrors(result)) context.session.set('country', offered);
  return result;
}

/**
 * Adds lines, capped at `MAX_PER_LINE` afterwards, because another tab may add at the same time. First
 * gives the cart the page's country. Creates a missing cart.
 */
async function addLines(
  context: CartContext,
  lines: CartLineInput[],
): Promise<ShopifyCartResult> {
  const {country} = context.storefront.i18n;
  const present = await readShopifyCart(context);
  if (present && present.buyerIdentity.countryCode !== country) {
    await setCountry(context, country);
  }
  const result = await sendAcceptedLines(lines, async (sent) => {
    const added = present
      ? readMutation(await context.cart.addLines(sent), 'add', context)
      : null;
    // It may have been ordered in another tab since it was read.
    return added && !added.isMissing ? added : makeCart(context, {lines: sent});
  });
  return withoutExcess(context, result);
}

/** Sets lines above `maxUnits` back to it, removes lines whose `maxUnits` is 0, and reports both. */
export async function withoutExcess(
  context: Pick<CartContext, 'cart' | 'requestLog'>,
  result: ShopifyCartResult,
): Promise<ShopifyCartResult> {
  const excess = (result.cart?.lines.nodes ?? []).filter(
    (line) => line.quantity > maxUnits(line),
  );
  if (excess.length === 0) return result;
  const capped = readMutation(
    await context.cart.updateLines(
      excess.map((line) => ({id: line.id, quantity: maxUnits(line)})),
    ),
    'update',
    context,
  );
  const impossible = excess.filter((line) => maxUnits(line) === 0);
  // What was said of these lines named a quantity that they no longer have.
  const problems = [
    ...result.problems.filter(({lineId}) =>
      excess.every(({id}) => id !== lineId),
    ),
    ...capped.problems,
    ...impossible.map(bulkProblem),
  ];
  return withCapNotices({...capped, problems}, excess);
}

/**
 * Sets lines to absolute quantities; 0 removes a line. Shopify rejects a change as a whole
 * when a line no longer exists: the other lines are then sent again. Creates no cart.
 */
async function changeLines(
  context: CartContext,
  lines: readonly LineQuantity[],
  attempt: 'update' | 'remove',
): Promise<ShopifyCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  const send = async (changed: readonly LineQuantity[]) => {
    const payload =
      attempt === 'remove'
        ? await context.cart.removeLines(changed.map(({id}) => id))
        : await context.cart.updateLines(
            changed.map(({id, quantity}) => ({
              id,
              quantity: cappedQuantity(quantity),
            })),
          );
    return readMutation(payload, attempt, context);
  };
  const result = await send(lines);
  if (!result.problems.some(({key}) => key === 'lineGone')) {
    return withoutExcess(context, withCapNotices(result, lines));
  }
  const cart = await readShopifyCart(context);
  if (!cart) return {...NO_CART, isMissing: true};
  const isPresent = ({id}: LineQuantity) =>
    cart.lines.nodes.some((line) => line.id === id);
  const present = lines.filter(isPresent);
  const rest = present.length > 0 ? await send(present) : {...NO_CART, cart};
  const isGone = lines.some((line) => !isPresent(line) && line.quantity > 0);
  const told = withProblems(
    rest,
    isGone ? [cartProblem('warning', 'lineGone')] : [],
  );
  return withoutExcess(context, withCapNotices(told, lines));
}

/**
 * Sets a line's recipient or properties; without attributes a gift card goes to the buyer. Reports
 * a line whose product has no such field.
 */
async function setFields(
  context: CartContext,
  lineId: string,
  fields: NonNullable<CartLineInput['attributes']>,
): Promise<ShopifyCartResult> {
  const cart = await readShopifyCart(context);
  if (!cart) return {...NO_CART, isMissing: true};
  const line = cart.lines.nodes.find(({id}) => id === lineId);
  const product = line?.merchandise.product;
  if (
    !product ||
    !(product.isGiftCard || isMadeToOrder(product)) ||
    !fields.every((attribute) => isFieldAttribute(attribute, product))
  ) {
    const problem = cartProblem('error', line ? 'badInput' : 'lineGone');
    return {...NO_CART, cart, problems: [problem]};
  }
  const others = line.attributes
    .filter(
      (attribute) =>
        !(product.isGiftCard && isFieldAttribute(attribute, product)) &&
        !fields.some(({key}) => key === attribute.key),
    )
    .map(({key, value}) => ({key, value: value ?? ''}));
  const attributes = [...others, ...fields];
  return readMutation(
    await context.cart.updateLines([{id: lineId, attributes}]),
    'fields',
    context,
  );
}

/** Reports lines that were set back to `maxUnits`. */
function withCapNotices(
  result: ShopifyCartResult,
  requested: readonly LineQuantity[],
): ShopifyCartResult {
  const ids = requested
    .filter(({quantity}) => quantity > MAX_PER_LINE)
    .map(({id}) => id);
  const notices = (result.cart?.lines.nodes ?? [])
    .filter(
      (line) =>
        line.quantity === maxUnits(line) &&
        ids.includes(line.id) &&
        !parentOf(line),
    )
    .map((line) => lineProblem('cappedQuantity', line));
  return withProblems(result, notices);
}
