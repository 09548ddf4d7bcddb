import {
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_BY_URL_MUTATION,
  CUSTOMER_RESET_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {translatorFor} from '../../i18n/messages';
import {limitedLogin} from '~/lib/http/rate-limit.server';
import {
  logAccountFailure,
  logged,
  type AccountAttempt,
} from '../account-log.server';
import type {AccountProblem, ProviderUserError} from '../account-problem';
import {providerRefusal} from '../change-result.server';
import type {AuthResult, Registration} from '../customer-accounts';
import {signIn, signInWith} from './customer-session.server';

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

/**
 * Makes an account and signs in. A form that is sent twice has one result: an
 * address that is taken by the same person, with the same password, signs
 * in, which counts as a login. `registered`: the account is there, but the login failed.
 *
 * @throws {TooManyTries}
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function register(
  context: RequestContext,
  request: Request,
  input: Registration,
): Promise<AuthResult> {
  const {email, password} = input;
  const {customerCreate} = await logged(
    context,
    'register',
    context.storefront.mutate(CUSTOMER_CREATE_MUTATION, {variables: {input}}),
  );
  const errors = customerCreate?.customerUserErrors ?? [];
  if (!customerCreate?.customer?.id) {
    const isTaken = errors[0]?.code === 'TAKEN';
    const attempt = () => logIn(context, request, {email, password});
    if (isTaken && (await attempt()) === null) return {status: 'signedIn'};
    return providerRefusal(context, 'register', errors, [
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
  }
  const login = await signIn(context, {email, password}).catch(() => 'refused');
  return {status: login === 'signedIn' ? 'signedIn' : 'registered'};
}

/**
 * Asks for the mail with the reset link. Known, unknown and throttled addresses
 * make no difference to the visitor; a failure is logged.
 */
export async function recover(
  context: Pick<RequestContext, 'storefront' | 'report'>,
  email: string,
): Promise<void> {
  try {
    const {customerRecover} = await context.storefront.mutate(
      CUSTOMER_RECOVER_MUTATION,
      {variables: {email}},
    );
    const [first] = customerRecover?.customerUserErrors ?? [];
    if (first) logAccountFailure(context, 'recover', first.code);
  } catch (error) {
    logAccountFailure(context, 'recover', error);
  }
}

/**
 * Chooses a password by the id and the token of a mail and signs in.
 *
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function setPassword(
  context: RequestContext,
  purpose: 'reset' | 'activate',
  link: {readonly id: string; readonly token: string},
  password: string,
): Promise<AuthResult> {
  const id = `gid://shopify/Customer/${link.id}`;
  const {token} = link;
  if (purpose === 'reset') {
    const {customerReset} = await logged(
      context,
      'reset',
      context.storefront.mutate(CUSTOMER_RESET_MUTATION, {
        variables: {id, input: {password, resetToken: token}},
      }),
    );
    return signInWithResult(context, 'reset', customerReset);
  }
  const {customerActivate} = await logged(
    context,
    'activate',
    context.storefront.mutate(CUSTOMER_ACTIVATE_MUTATION, {
      variables: {id, input: {password, activationToken: token}},
    }),
  );
  return signInWithResult(context, 'activate', customerActivate);
}

/**
 * The same with the whole link of a reset mail; see `isPasswordUrl`.
 *
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function setPasswordByUrl(
  context: RequestContext,
  resetUrl: string,
  password: string,
): Promise<AuthResult> {
  const {customerResetByUrl} = await logged(
    context,
    'reset',
    context.storefront.mutate(CUSTOMER_RESET_BY_URL_MUTATION, {
      variables: {resetUrl, password},
    }),
  );
  return signInWithResult(context, 'reset', customerResetByUrl);
}

interface PasswordResult {
  readonly customerAccessToken?: Parameters<typeof signInWith>[1] | null;
  readonly customerUserErrors: readonly ProviderUserError[];
}

/** Without a token nobody is signed in. */
async function signInWithResult(
  context: RequestContext,
  attempt: AccountAttempt,
  result: PasswordResult | null | undefined,
): Promise<AuthResult> {
  const errors = result?.customerUserErrors ?? [];
  const token = result?.customerAccessToken;
  if (errors.length > 0 || !token) {
    return providerRefusal(context, attempt, errors, ['password', 'resetUrl']);
  }
  await signInWith(context, token);
  return {status: 'signedIn'};
}
