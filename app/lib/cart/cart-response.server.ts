import type {RequestContext} from '~/lib/context.server';
import {isChallenged, requireChallenge} from '~/lib/http/challenge.server';
import {data, redirect} from '@shopify/remix-oxygen';
import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import type {CartActionResult} from './cart-actions.server';
import type {CartAction} from './cart-input.server';
import type {CartProblem} from './cart-problem';
import {unsentRecipient, type UnsentRecipient} from './gift-recipient';
import type {AppSession} from '../session/session.server';
import {PRIVATE} from '~/lib/http/private-headers.server';

/** The session is a cookie of 4,096 bytes at most. */
const MOST_PROBLEMS = 3;
const LONGEST_TEXT = 100;

/** Whether the browser navigates by itself: a form that no script has taken over. */
export function isDocumentRequest(request: Request): boolean {
  return Boolean(request.headers.get('Accept')?.includes('text/html'));
}

/**
 * Lets a form with a code through unless its buyer has to pass a challenge first: the
 * document asks for it, a script is told to send the form as a document.
 *
 * @returns whether the form must not be carried out.
 * @throws like `requireChallenge`.
 */
export async function needsCodeChallenge(
  context: Pick<RequestContext, 'env' | 'buyer' | 'report'>,
  request: Request,
  form: FormData,
  action: CartAction,
): Promise<boolean> {
  const triesCode =
    action.kind === 'giftCard' || action.kind === 'addDiscountCodes';
  if (!triesCode) return false;
  if (!isDocumentRequest(request)) return isChallenged(context);
  await requireChallenge(context, form, 'code');
  return false;
}

/**
 * Answers a cart form that was sent without JavaScript: 303 to where the form
 * wants to go (`redirectTo`, else the page it was on), on this site only. With
 * something to say it goes to the cart page, which says it.
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
  if (problems.length > 0) keepProblems(session, problems);
  const target =
    problems.length > 0
      ? cartPath
      : (sameOriginPath(redirectTo) ?? refererPath(request) ?? cartPath);
  return redirect(target, {status: 303, headers: cookieHeaders(cookies)});
}

/** What was typed into a form that was not carried out, to be shown and sent again. */
export interface UnsentForm {
  readonly note?: string;
  readonly discountCode?: string;
  readonly giftCardCode?: string;
  readonly gift?: UnsentRecipient;
}

/**
 * What of a form without JavaScript is shown again when it was not carried out. It is
 * too long for the session.
 *
 * @returns `null` for a form into which nothing is typed.
 */
export function unsentForm(form: FormData): UnsentForm | null {
  const gift = unsentRecipient((name) => form.get(name));
  const typed = ['note', 'discountCode', 'giftCardCode'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (!gift && typed.length === 0) return null;
  const fields = Object.fromEntries(typed) as Record<string, string>;
  return {...fields, ...(gift && {gift})};
}

/** An answer as data for a script, never stored by anybody. */
export function cartData({
  snapshot,
  problems,
  status,
  cookies,
}: CartActionResult) {
  return data({snapshot, problems}, {status, headers: cookieHeaders(cookies)});
}

/** Headers that keep a cart's answer private, with its cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers(PRIVATE);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Leaves something to say for the page that a redirect leads to; the cart page takes it. */
export function keepProblems(
  session: Pick<AppSession, 'flash'>,
  problems: readonly CartProblem[],
): void {
  const kept = problems.slice(0, MOST_PROBLEMS).map((problem) => ({
    ...problem,
    // Only shown where there is no text of ours.
    message: problem.key ? '' : problem.message.slice(0, LONGEST_TEXT),
    subject: problem.subject?.slice(0, LONGEST_TEXT) ?? null,
    // Long, and the cart page shows what it cannot place on top.
    lineKey: null,
  }));
  session.flash('cartProblems', kept);
}

function refererPath(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  if (url.origin !== new URL(request.url).origin) return null;
  // The endpoint for scripts is no page to come back to.
  if (withoutLocale(url.pathname) === '/cart/contents') return null;
  return sameOriginPath(url.pathname + url.search);
}
