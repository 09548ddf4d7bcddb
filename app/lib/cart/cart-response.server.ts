import {data, redirect} from '@shopify/remix-oxygen';
import {isChallenged, requireChallenge} from '~/lib/http/challenge.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath} from '../i18n/locale';
import type {AppSession} from '../session/session.server';
import {
  performCartAction,
  readCart,
  type CartActionResult,
} from './cart-actions.server';
import {parseCartInput} from './cart-input.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {RECIPIENT_FIELDS, type GiftRecipient} from './gift-recipient';
import {hasErrors} from './provider-cart.server';

/** The session cookie is limited to 4,096 bytes. */
const MOST_PROBLEMS = 3;
const LONGEST_TEXT = 100;

/** Whether the browser submits the form itself, without JavaScript. */
export function isDocumentRequest(request: Request): boolean {
  return Boolean(request.headers.get('Accept')?.includes('text/html'));
}

/**
 * Handles a cart form; after too many failures one with a code needs a challenge.
 * @throws like `requireChallenge`.
 */
export async function changeCart(
  request: Request,
  context: RequestContext,
  form: FormData,
): Promise<CartActionResult> {
  const reject = async (problem: CartProblem): Promise<CartActionResult> => ({
    ...(await readCart(context)),
    problems: [problem],
    status: 400,
  });
  const input = parseCartInput(form);
  if (!input.isValid) return reject(input.problem);
  const {action} = input;
  if (action.kind === 'giftCard' || action.kind === 'addDiscountCodes') {
    if (isDocumentRequest(request)) {
      await requireChallenge(context, form, 'code');
    } else if (isChallenged(context)) {
      return reject(cartProblem('error', 'challenge'));
    }
  }
  return performCartAction(action, context);
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

export type UnsentForm = Partial<
  GiftRecipient & Record<(typeof OTHER_FIELDS)[number], string>
>;

const TYPED_FIELDS = [
  ...RECIPIENT_FIELDS,
  'airfield',
  'note',
  'discountCode',
] as const;
const OTHER_FIELDS = [
  'cartFormInput',
  'quantity',
  'sellingPlanId',
  'addOn',
  'redirectTo',
  'airfield',
  'note',
  'discountCode',
] as const;

/** Values to fill in a rejected form again; `null` when it was accepted or has no typed text, which an airfield has to have. */
export function unsentForm(
  form: FormData,
  problems: readonly CartProblem[],
): UnsentForm | null {
  const isTyped =
    form.has('airfield') || TYPED_FIELDS.some((name) => form.get(name));
  if (!isTyped || !hasErrors({problems})) return null;
  const fields = [...RECIPIENT_FIELDS, ...OTHER_FIELDS].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(fields) as UnsentForm;
}

/** A result as JSON data with `private` cache headers. */
export function cartData({
  snapshot,
  problems,
  status,
  cookies,
}: CartActionResult) {
  return data({snapshot, problems}, {status, headers: cookieHeaders(cookies)});
}

/** Private cache headers with the cart's cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers(PRIVATE);
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
    .slice(0, MOST_PROBLEMS)
    .map(({severity, key, message, subject, quantity}) => ({
      severity,
      key,
      // Shown only without a message of ours.
      ...(key === null && {message: message?.slice(0, LONGEST_TEXT)}),
      subject: subject?.slice(0, LONGEST_TEXT),
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
