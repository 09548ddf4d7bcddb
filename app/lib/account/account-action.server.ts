import {data, redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {answerHeaders} from '../forms/form-headers.server';
import {localizedPath} from '../i18n/locale';
import {translatorFor} from '../i18n/messages';
import {TooManyTries} from '../rate-limit.server';
import {ProviderError} from '../storefront/provider-error.server';
import {keepNotice, type AccountNotice} from './account-notice.server';
import type {AccountProblem} from './account-problem';

/** Headers of everything that belongs to one customer (hardening E2.14). */
export const PRIVATE = {'Cache-Control': 'private, no-store'};

/** What a form shows again after it was not accepted. Never a password. */
export interface FormAnswer {
  readonly problem: AccountProblem;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Carries out a form of the account. `run` gives the response to go on with, or
 * the problem; `null` is a refusal without a reason. A provider that cannot be
 * asked is a problem as well, not an error page: nothing that was typed is lost.
 */
export async function accountAction(
  {locale}: Pick<RequestContext, 'locale'>,
  values: FormAnswer['values'],
  run: () => Promise<Response | AccountProblem | null>,
) {
  const unavailable: AccountProblem = {
    message: translatorFor(locale.code)('auth.problems.unavailable'),
    field: null,
  };
  const answer = (problem: AccountProblem, status: number) =>
    data({problem, values} satisfies FormAnswer, {status, headers: PRIVATE});
  try {
    const result = await run();
    // Thrown, so that the page's type of an answer is the problem alone.
    if (result instanceof Response) throw result;
    return answer(result ?? unavailable, 400);
  } catch (error) {
    if (error instanceof TooManyTries) {
      const message = translatorFor(locale.code)('auth.problems.tooMany');
      const headers = answerHeaders(error.seconds);
      const problem = {message, field: null};
      return data({problem, values}, {status: 429, headers});
    }
    if (!(error instanceof ProviderError)) throw error;
    return answer(unavailable, 503);
  }
}

/** Leads from a form that was accepted to the account, which says what was done. */
export function toAccount(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  notice: AccountNotice,
): Response {
  keepNotice(session, notice);
  return redirect(localizedPath('/account', locale), {
    status: 303,
    headers: PRIVATE,
  });
}
