import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {toAccount} from './account-action.server';
import type {AccountNotice} from './account-notice';
import type {AccountProblem} from './account-problem';
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
