import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../context.server';
import {limitedLogin} from '../rate-limit.server';
import {logAccountFailure, logged} from './account-log.server';

/** A token as the provider gives it. */
export interface CustomerToken {
  readonly accessToken: string;
  /** ISO 8601. */
  readonly expiresAt: unknown;
}

type Asking = Pick<RequestContext, 'storefront' | 'report'>;

/**
 * Asks the provider for a customer's token.
 *
 * @returns `null` for whatever it refuses (trap C44).
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function askForToken(
  context: Asking,
  input: {email: string; password: string},
): Promise<CustomerToken | null> {
  const {customerAccessTokenCreate: result} = await logged(
    context,
    'login',
    context.storefront.mutate(CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION, {
      variables: {input},
    }),
  );
  const [refusal] = result?.customerUserErrors ?? [];
  const token = result?.customerAccessToken;
  if (!refusal && token) return token;
  logAccountFailure(context, 'login', refusal?.code ?? 'no token');
  return null;
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
    if (token) context.waitUntil(dropToken(context, token));
    return token !== null;
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
