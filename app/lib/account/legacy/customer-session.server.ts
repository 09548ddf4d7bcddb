import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {limitedLogin} from '~/lib/http/rate-limit.server';
import {
  customerToken,
  forgetToken,
  keepToken,
  storedToken,
  tokenExpiry,
  type CustomerToken,
} from '~/lib/session/customer-token.server';
import type {AppSession} from '~/lib/session/session.server';
import {ownProblem, providerProblem} from '../account-action.server';
import {logAccountFailure, logged} from '../account-log.server';
import {endedSession, toLogin} from '../account-page.server';
import {
  forgetVisitor,
  leaveCart,
  welcomeCustomer,
} from '../change-of-visitor.server';
import type {AccountProblem, Credentials} from '../customer-accounts';

/** A token that ends sooner is renewed. The provider's live for 30 days. */
const RENEW_BEFORE_MS = 7 * 24 * 60 * 60 * 1000;

/** The customer's token; renews one near its end. Throws a redirect to the login page. */
export async function requireCustomerToken(
  context: RequestContext,
  request: Request,
): Promise<string> {
  const {session} = context;
  const token = customerToken(session);
  if (token === null) {
    throw storedToken(session) !== null
      ? endedSession(context, request)
      : toLogin(context, request);
  }
  if (tokenExpiry(session) - Date.now() < RENEW_BEFORE_MS) {
    await renewOnce(context, token);
  }
  return customerToken(session) ?? token;
}

/** Ends a session for whose token the provider found nobody. Throw the result. */
export function customerGone(
  context: RequestContext,
  request: Request,
): Response {
  logAccountFailure(context, 'customer', 'No customer data found.');
  return endedSession(context, request);
}

/** Begins a session with the provider's token; returns its first error, if any. */
export async function signIn(
  context: RequestContext,
  input: Credentials,
): Promise<AccountProblem | null> {
  const token = await askForToken(context, input);
  if ('message' in token) return token;
  await signInWith(context, token);
  return null;
}

/** Begins a customer's session with a token. */
export async function signInWith(
  context: RequestContext,
  token: CustomerToken,
): Promise<void> {
  keepToken(context.session, token);
  await welcomeCustomer(context, token.accessToken);
}

/**
 * Whether this is the customer's password, for which the provider itself does not ask. The
 * token that it takes to find out is ended at once. @throws {TooManyTries}
 */
export function isPasswordOf(
  context: RequestContext,
  request: Request,
  input: Credentials,
): Promise<boolean> {
  return limitedLogin(request, input.email, async () => {
    const token = await askForToken(context, input);
    if ('message' in token) return false;
    const ended = context.storefront
      .mutate(CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION, {
        variables: {customerAccessToken: token.accessToken},
      })
      .catch((error: unknown) => logAccountFailure(context, 'logout', error));
    context.waitUntil(ended);
    return true;
  });
}

/** Ends the session, unless the provider cannot delete its token: then nothing has changed. */
export async function signOut(context: RequestContext): Promise<Error | null> {
  const {session, storefront} = context;
  const customerAccessToken = storedToken(session);
  if (customerAccessToken !== null) {
    try {
      const {customerAccessTokenDelete} = await storefront.mutate(
        CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
        {variables: {customerAccessToken}},
      );
      const {deletedAccessToken, userErrors} = customerAccessTokenDelete ?? {};
      // An error is that it does not know the token: then it has ended already.
      if (!deletedAccessToken && !userErrors?.length) {
        throw new Error('The deletion was not confirmed.');
      }
    } catch (error) {
      logAccountFailure(context, 'logout', error);
      return error instanceof Error ? error : new Error('Not signed out.');
    }
    await leaveCart(context);
  }
  forgetVisitor(session);
  forgetToken(session);
  return null;
}

async function askForToken(
  context: RequestContext,
  input: Credentials,
): Promise<CustomerToken | AccountProblem> {
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
  const fields = ['email', 'password'];
  const problem = providerProblem(context, 'login', errors, fields);
  return errors.length > 0 ? problem : ownProblem(context, 'login');
}

const renewals = new WeakMap<AppSession, Promise<void>>();

/** Loaders of one request run at the same time; one renewal serves them all. */
function renewOnce(context: RequestContext, token: string): Promise<void> {
  const running =
    renewals.get(context.session) ??
    renew(context, token).catch((error: unknown) =>
      // The token still works for a while; the next page tries again.
      logAccountFailure(context, 'renew', error),
    );
  renewals.set(context.session, running);
  return running;
}

async function renew(
  {session, storefront}: RequestContext,
  customerAccessToken: string,
): Promise<void> {
  const {customerAccessTokenRenew} = await storefront.mutate(
    CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
    {variables: {customerAccessToken}},
  );
  const token = customerAccessTokenRenew?.customerAccessToken;
  // A refusal shows when the token is used next.
  if (token) keepToken(session, token);
}
