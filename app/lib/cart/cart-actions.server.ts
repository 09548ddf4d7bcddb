import {cutText} from '~/lib/http/cut-text';
import {data, redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import type {FormState} from '~/lib/forms/form-state';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {localizedPath} from '~/lib/i18n/locale';
import type {AppSession} from '~/lib/session/session.server';
import {
  RequestFailure,
  ShopifyError,
} from '~/lib/storefront/shopify-error.server';
import {
  addDiscountCodes,
  addGiftCard,
  removeGiftCards,
  setDiscountCodes,
  setNote,
} from './cart-codes.server';
import {cartIdCookie} from './cart-id.server';
import {parseCartInput, type CartAction} from './cart-input.server';
import {
  addLines,
  changeLines,
  chooseCountry,
  setFields,
} from './cart-lines.server';
import {
  type CartContext,
  hasErrors,
  type ShopifyCart,
  type ShopifyCartResult,
  readShopifyCart,
  withVisitorConsent,
} from './shopify-cart.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {cartView, type CartSnapshot} from './cart-view.server';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {loadPaymentSettings} from '~/lib/i18n/payment-methods.server';
import {RECIPIENT_FIELDS, type GiftRecipient} from './gift-recipient';
import {LINE_PROPERTIES, type PropertyName} from './line-properties';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {PAGE_CART_TIMEOUT_MS, REREAD_TIMEOUT_MS} from '~/lib/limits/limits';

export interface CartActionResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
  /** 400: invalid request; 503: Shopify is unavailable. */
  readonly status: 200 | 400 | 503;
  /** `Set-Cookie` values; append them, because `set` would remove other cookies. */
  readonly cookies: readonly string[];
}

/** Milliseconds; longer than the client's own timeouts. */
const READ_TIMEOUT_MS = 30_000;

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

/** Reads the visitor's cart and expires the cookie of one that no longer exists. Never throws. */
export async function readCart(
  context: CartContext,
  timeout = READ_TIMEOUT_MS,
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

/** The session cookie is limited to 4,096 bytes. */
const MAX_PROBLEMS = 3;
const MAX_TEXT_LENGTH = 100;

/** Whether the browser submits the form itself, without JavaScript. */
export function isDocumentRequest(request: Request): boolean {
  return Boolean(request.headers.get('Accept')?.includes('text/html'));
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

/** 303 to the cart page if there are problems, else to `redirectTo` or the referring page. */
export function redirectAfter(
  {problems, cookies}: Pick<CartActionResult, 'problems' | 'cookies'>,
  redirectTo: unknown,
  request: Request,
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
): Response {
  const cartPath = localizedPath('/cart', locale);
  storeProblems(session, problems);
  const target =
    problems.length > 0
      ? cartPath
      : (sameOriginPath(redirectTo) ?? refererPath(request) ?? cartPath);
  return redirect(target, {status: 303, headers: cookieHeaders(cookies)});
}

/** What was typed into a cart form that was rejected; its problems are `CartProblem`s. */
export type RejectedCartForm = FormState<
  keyof GiftRecipient | (typeof OTHER_FIELDS)[number] | PropertyName
>['values'];

const PROPERTY_FIELDS = LINE_PROPERTIES.map(({name}) => name);
const TYPED_FIELDS = [...RECIPIENT_FIELDS, 'note', 'discountCode'];
const OTHER_FIELDS = [
  'cartFormInput',
  'quantity',
  'sellingPlanId',
  'addOn',
  'redirectTo',
  'note',
  'discountCode',
] as const;

/**
 * Values to fill in a rejected form again; `null` when it was accepted or nothing was typed. A form
 * with a property is always filled in again, since the field is required.
 */
export function rejectedCartForm(
  form: FormData,
  problems: readonly CartProblem[],
): RejectedCartForm | null {
  const isTyped =
    PROPERTY_FIELDS.some((name) => form.has(name)) ||
    TYPED_FIELDS.some((name) => form.get(name));
  if (!isTyped || !hasErrors({problems})) return null;
  const fields = [
    ...RECIPIENT_FIELDS,
    ...PROPERTY_FIELDS,
    ...OTHER_FIELDS,
  ].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(fields) as RejectedCartForm;
}

/** A result as JSON data, with the cart's cookies. */
export function cartData({
  snapshot,
  problems,
  status,
  cookies,
}: CartActionResult) {
  return data({snapshot, problems}, {status, headers: cookieHeaders(cookies)});
}

/** Headers with the cart's cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Stores problems in the session for the page after a redirect. */
export function storeProblems(
  session: Pick<AppSession, 'flash'>,
  problems: readonly CartProblem[],
): void {
  if (problems.length === 0) return;
  const shortened = problems
    .slice(0, MAX_PROBLEMS)
    .map(({severity, key, message, subject, quantity}) => ({
      severity,
      key,
      // Shown only without a message of ours.
      ...(key === null && {message: cutText(message ?? '', MAX_TEXT_LENGTH)}),
      subject: subject && cutText(subject, MAX_TEXT_LENGTH),
      quantity,
    }));
  session.flash('cartProblems', shortened);
}

function refererPath(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return null;
  const {origin, pathname, search} = new URL(referer);
  return origin === new URL(request.url).origin
    ? sameOriginPath(pathname + search)
    : null;
}
