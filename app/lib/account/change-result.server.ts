import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {toAccount} from './account-action.server';
import {logAccountFailure, type AccountAttempt} from './account-log.server';
import type {AccountNotice} from './account-notice';
import {
  firstProblem,
  type AccountProblem,
  type ProviderUserError,
} from './account-problem';
import type {AuthResult, ChangeResult, Refusal} from './customer-accounts';

/** A refusal of our own, at the field of that name, if any; `key` is one of `auth.problems`. */
export function refusal(
  {locale}: Pick<RequestContext, 'locale'>,
  field: string | null,
  key:
    | 'addressesFull'
    | 'currentPassword'
    | 'missing'
    | 'passwordForEmail'
    | 'phone'
    | 'province',
): Refusal {
  const message = translatorFor(locale.code)(`auth.problems.${key}`);
  return {status: 'refused', problem: {message, field}};
}

/**
 * What the provider's answer to a change means: done when it names no errors. A refusal
 * is logged.
 *
 * @param errors missing when the provider did not answer.
 * @param fields names of the form's fields, as the errors use them.
 */
export function changeResult(
  context: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  errors: readonly ProviderUserError[] | undefined,
  fields: readonly string[],
): ChangeResult {
  return errors?.length === 0
    ? {status: 'done'}
    : providerRefusal(context, attempt, errors, fields);
}

/** The provider's refusal, which is logged; for `errors` and `fields` see `changeResult`. */
export function providerRefusal(
  context: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  errors: readonly ProviderUserError[] | undefined,
  fields: readonly string[],
): Refusal {
  logAccountFailure(context, attempt, errors?.[0]?.code ?? 'no answer');
  return {status: 'refused', problem: firstProblem(errors, fields)};
}

/** Leads to the account after a change, or says what is wrong; for `accountAction`. */
export function afterChange(
  context: Pick<RequestContext, 'locale' | 'session'>,
  result: ChangeResult | AuthResult,
  notice: AccountNotice,
): Response | AccountProblem | null {
  return result.status === 'refused'
    ? result.problem
    : toAccount(context, notice);
}
