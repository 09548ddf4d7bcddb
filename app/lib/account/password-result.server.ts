import type {RequestContext} from '../context.server';
import {toAccount} from './account-action.server';
import type {AccountProblem} from './account-problem';
import type {AuthResult} from './auth-actions.server';

/** Leads to the account with a word about the new password, or says what is wrong. */
export function afterPassword(
  context: Pick<RequestContext, 'locale' | 'session'>,
  result: AuthResult,
): Response | AccountProblem | null {
  return result.status === 'refused'
    ? result.problem
    : toAccount(context, 'password');
}
