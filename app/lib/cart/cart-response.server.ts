import {data, redirect} from '@shopify/remix-oxygen';
import {isChallenged, requireChallenge} from '~/lib/http/challenge.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath, type Locale} from '../i18n/locale';
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

/** The session is a cookie of 4,096 bytes at most. */
const MOST_PROBLEMS = 3;
const LONGEST_TEXT = 100;

/** Whether the browser navigates by itself: a form that no script has taken over. */
export function isDocumentRequest(request: Request): boolean {
  return Boolean(request.headers.get('Accept')?.includes('text/html'));
}

/**
 * Carries out a form of the cart. One with a code needs a challenge after too many
 * failures: the document asks for it, a script is told to send the form as a document.
 *
 * @throws like `requireChallenge`.
 */
export async function changeCart(
  request: Request,
  context: RequestContext,
  form: FormData,
): Promise<CartActionResult> {
  const refuse = async (problem: CartProblem): Promise<CartActionResult> => ({
    ...(await readCart(context)),
    problems: [problem],
    status: 400,
  });
  const input = parseCartInput(form);
  if (!input.isValid) return refuse(input.problem);
  const {action} = input;
  if (action.kind === 'giftCard' || action.kind === 'addDiscountCodes') {
    if (isDocumentRequest(request)) {
      await requireChallenge(context, form, 'code');
    } else if (isChallenged(context)) {
      return refuse(cartProblem('error', 'challenge'));
    }
  }
  return performCartAction(action, context);
}

/**
 * 303 after a cart form without JavaScript: to `redirectTo`, else to the page it was on,
 * on this site only. With something to say it goes to the cart page, which says it.
 */
export function redirectAfter(
  {problems, cookies}: Pick<CartActionResult, 'problems' | 'cookies'>,
  {
    request,
    redirectTo,
    locale,
    session,
  }: {
    readonly request: Request;
    readonly redirectTo: unknown;
    readonly locale: Locale;
    readonly session: Pick<AppSession, 'flash'>;
  },
): Response {
  const cartPath = localizedPath('/cart', locale);
  keepProblems(session, problems);
  const target =
    problems.length > 0
      ? cartPath
      : (sameOriginPath(redirectTo) ?? refererPath(request) ?? cartPath);
  return redirect(target, {status: 303, headers: cookieHeaders(cookies)});
}

/** Fields of a form that was not carried out, to be shown and sent again. */
export type UnsentForm = Partial<
  GiftRecipient & Record<(typeof OTHER_FIELDS)[number], string>
>;

const TYPED_FIELDS = [...RECIPIENT_FIELDS, 'note', 'discountCode'] as const;
const OTHER_FIELDS = [
  'cartFormInput',
  'quantity',
  'sellingPlanId',
  'redirectTo',
  'note',
  'discountCode',
] as const;

/**
 * What of a form without JavaScript is shown again when it was not carried out. It is
 * too long for the session.
 *
 * @returns `null` when it was, and for a form into which nothing is typed.
 */
export function unsentForm(
  form: FormData,
  problems: readonly CartProblem[],
): UnsentForm | null {
  const isTyped = TYPED_FIELDS.some((name) => form.get(name));
  if (!isTyped || !hasErrors({problems})) return null;
  const fields = [...RECIPIENT_FIELDS, ...OTHER_FIELDS].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(fields) as UnsentForm;
}

/** A result as data for a script, never stored by anybody. */
export function cartData({
  snapshot,
  problems,
  status,
  cookies,
}: CartActionResult) {
  return data({snapshot, problems}, {status, headers: cookieHeaders(cookies)});
}

/** Headers that keep a cart's response private, with its cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers(PRIVATE);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Leaves what there is to say for the page that a redirect leads to. */
export function keepProblems(
  session: Pick<AppSession, 'flash'>,
  problems: readonly CartProblem[],
): void {
  if (problems.length === 0) return;
  const shortened = problems
    .slice(0, MOST_PROBLEMS)
    .map(({severity, key, message, subject, quantity}) => ({
      severity,
      key,
      // Only shown where there is no text of ours.
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
