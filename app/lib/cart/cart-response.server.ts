import {cutText} from '~/lib/text/cut-text';
import {data, redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '~/lib/context.server';
import type {FormState} from '~/lib/forms/form-state';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {localizedPath} from '~/lib/i18n/locale';
import type {AppSession} from '~/lib/session/session.server';
import {hasErrors} from './shopify-cart.server';
import {type CartProblem} from './cart-problem';
import {problemsWithTexts} from './cart-problem-texts.server';
import {
  LINE_PROPERTIES,
  type PropertyName,
  RECIPIENT_FIELDS,
  type GiftRecipient,
} from './cart-line';
import {type CartActionResult} from './cart-view.server';
import {MAX_PROBLEM_LENGTH, MAX_STORED_PROBLEMS} from '~/lib/limits/limits';

/** Whether the browser submits the form itself, without JavaScript. */
export function isDocumentRequest(request: Request): boolean {
  return Boolean(request.headers.get('Accept')?.includes('text/html'));
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
export function cartData(
  {snapshot, problems, status, cookies}: CartActionResult,
  context: Pick<RequestContext, 'locale'>,
) {
  return data(
    {snapshot, problems: problemsWithTexts(problems, context)},
    {status, headers: cookieHeaders(cookies)},
  );
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
    .slice(0, MAX_STORED_PROBLEMS)
    .map(({severity, key, message, subject, quantity}) => ({
      severity,
      key,
      // Shown only without a message of ours.
      ...(key === null && {
        message: cutText(message ?? '', MAX_PROBLEM_LENGTH),
      }),
      subject: subject && cutText(subject, MAX_PROBLEM_LENGTH),
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
