import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {limitedLogin} from '~/lib/http/rate-limit.server';
import {logAccountFailure, logged} from '../account-log.server';
import type {CustomerToken} from '~/lib/session/customer-token.server';
import {firstProblem, type AccountProblem} from '../account-problem';

type Asking = Pick<RequestContext, 'storefront' | 'report'>;

/** What a login is refused with; `null` when the provider does not say. */
export interface LoginRefusal {
  readonly problem: AccountProblem | null;
}

/**
 * Asks the provider for a customer's token.
 *
 * @returns the provider's first error when it refuses. It tells an unknown address
 *   from a wrong password no more than the provider itself does: not at all.
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function askForToken(
  context: Asking,
  input: {email: string; password: string},
): Promise<CustomerToken | LoginRefusal> {
  const {customerAccessTokenCreate: result} = await logged(
    context,
    'login',
    context.storefront.mutate(CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION, {
      variables: {input},
    }),
  );
  const errors = result?.customerUserErrors ?? [];
  const token = result?.customerAccessToken;
  if (errors.length === 0 && token) return token;
  logAccountFailure(context, 'login', errors[0]?.code ?? 'no token');
  return {problem: firstProblem(errors, ['email', 'password'])};
}

/**
 * Whether this is the customer's password. It is asked for where somebody else
 * at an open computer must not get on; the provider itself does not ask. The
 * token that it takes to find out is ended at once.
 *
 * @throws {ProviderError} when the provider cannot be asked; `TooManyTries` like
 *   a login.
 */
export function isPasswordOf(
  context: Asking & Pick<RequestContext, 'waitUntil'>,
  request: Request,
  {email, password}: {readonly email: string; readonly password: string},
): Promise<boolean> {
  return limitedLogin(request, email, async () => {
    const token = await askForToken(context, {email, password});
    if ('problem' in token) return false;
    context.waitUntil(dropToken(context, token));
    return true;
  });
}

async function dropToken(
  context: Asking,
  {accessToken}: CustomerToken,
): Promise<void> {
  try {
    await context.storefront.mutate(CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION, {
      variables: {customerAccessToken: accessToken},
    });
  } catch (error) {
    logAccountFailure(context, 'logout', error);
  }
}
