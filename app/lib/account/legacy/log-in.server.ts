import type {RequestContext} from '../../context.server';
import {translatorFor} from '../../i18n/messages';
import {limitedLogin} from '~/lib/http/rate-limit.server';
import type {AccountProblem} from '../account-problem';
import {signIn} from './customer-session.server';

/**
 * Signs in by what somebody typed into a login form. Of too many tries the last ones
 * are not passed on.
 *
 * @returns `null` when the customer is signed in, else the provider's first error.
 * @throws {TooManyTries}
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function logIn(
  context: RequestContext,
  request: Request,
  input: {readonly email: string; readonly password: string},
): Promise<AccountProblem | null> {
  let problem: AccountProblem | null = null;
  const isSignedIn = await limitedLogin(request, input.email, async () => {
    const result = await signIn(context, input);
    if (result === 'signedIn') return true;
    problem = result.problem;
    return false;
  });
  if (isSignedIn) return null;
  const message = translatorFor(context.locale.code)('auth.problems.login');
  return problem ?? {message, field: null};
}
