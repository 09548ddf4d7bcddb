import {replace} from '@remix-run/server-runtime';
import {data} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {PRIVATE, answerHeaders} from '~/lib/http/private-headers.server';
import {localizedPath} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import {TooManyTries} from '~/lib/http/rate-limit.server';
import {AttemptError, ProviderError} from '../storefront/provider-error.server';
import type {AccountNotice} from './account-notice';
import type {AccountProblem} from './account-problem';

/** What a form shows again. Never a password. */
export interface FormAnswer {
  /** Why it was not accepted; `null` when it waits to be sent once more. */
  readonly problem: AccountProblem | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Seconds to wait for a provider that throttles sign-ins and does not say for how long. */
const PROVIDER_THROTTLE = 15 * 60;

/**
 * Carries out a form of the account. `run` gives the response to go on with, or
 * the problem; `null` is a refusal without a reason. A provider that cannot be
 * asked is a problem as well, not an error page: nothing that was typed is lost.
 */
export async function accountAction(
  context: Pick<RequestContext, 'locale'>,
  values: FormAnswer['values'],
  run: () => Promise<Response | AccountProblem | null>,
) {
  const answer = (
    problem: AccountProblem,
    status: number,
    headers: HeadersInit = PRIVATE,
  ) => data({problem, values} satisfies FormAnswer, {status, headers});
  try {
    const result = await run();
    // Thrown, so that the page's type of an answer is the problem alone.
    if (result instanceof Response) throw result;
    return answer(result ?? unavailable(context), 400);
  } catch (error) {
    const {problem, status, headers} = accountFailure(context, error);
    return answer(problem, status, headers);
  }
}

/**
 * What a form says when it was sent too often or the provider cannot be asked.
 *
 * @throws any other error.
 */
export function accountFailure(
  context: Pick<RequestContext, 'locale'>,
  error: unknown,
) {
  const seconds = secondsToWait(error);
  if (seconds !== null) {
    const message = translatorFor(context.locale.code)('auth.problems.tooMany');
    const headers = answerHeaders(seconds);
    return {problem: {message, field: null}, status: 429, headers};
  }
  if (!(error instanceof ProviderError)) throw error;
  return {problem: unavailable(context), status: 503, headers: PRIVATE};
}

/** Of tries that were too many for us or the provider; `null` for another error. */
function secondsToWait(error: unknown): number | null {
  if (error instanceof TooManyTries) return error.seconds;
  const cause = error instanceof ProviderError ? error.cause : null;
  return cause instanceof AttemptError && cause.failure === 'throttled'
    ? (cause.retryAfter ?? PROVIDER_THROTTLE)
    : null;
}

function unavailable({locale}: Pick<RequestContext, 'locale'>): AccountProblem {
  const message = translatorFor(locale.code)('auth.problems.unavailable');
  return {message, field: null};
}

/** Leads from a form that was accepted to the account, which says what was done. */
export function toAccount(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  notice: AccountNotice,
): Response {
  session.flash('accountNotice', notice);
  return redirectReplacing(localizedPath('/account', locale));
}

/**
 * Leads on from a form that was accepted. The new page takes the form's place in the
 * browser's history, where Back would lead to what is done: a login page, a link that
 * works once, an address that is deleted.
 */
export function redirectReplacing(path: string): Response {
  return replace(path, {status: 303, headers: PRIVATE});
}
