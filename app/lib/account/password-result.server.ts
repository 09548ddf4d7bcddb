import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {localizedPath} from '../i18n/locale';
import {PRIVATE} from './account-action.server';
import {keepNotice} from './account-notice.server';
import type {AccountProblem} from './account-problem';
import type {AuthResult} from './auth-actions.server';

/** Leads to the account with a word about the new password, or says what is wrong. */
export function afterPassword(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  result: AuthResult,
): Response | AccountProblem | null {
  if (result.status === 'refused') return result.problem;
  keepNotice(session, 'password');
  return redirect(localizedPath('/account', locale), {
    status: 303,
    headers: PRIVATE,
  });
}
