import {
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import type {CartOwner} from '../../cart/replace-cart.server';
import {
  customerToken,
  forgetToken,
  keepToken,
  storedToken,
  tokenExpiry,
  type CustomerToken,
} from '~/lib/session/customer-token.server';
import type {AppSession} from '~/lib/session/session.server';
import {logAccountFailure} from '../account-log.server';
import {askForToken, type LoginRefusal} from './credentials.server';
import {
  forgetVisitor,
  leaveCart,
  welcomeCustomer,
} from '../change-of-visitor.server';
import {endedSession, toLogin} from '../to-login.server';

/** A token that ends sooner is renewed. The provider's live for 30 days. */
const RENEW_BEFORE_MS = 7 * 24 * 60 * 60 * 1000;

type SessionContext = CartOwner &
  Pick<
    RequestContext,
    | 'account'
    | 'accounts'
    | 'env'
    | 'session'
    | 'storefront'
    | 'locale'
    | 'country'
    | 'report'
  >;

/**
 * The customer's token for an account page; renews one that is near its end.
 *
 * @throws a redirect to the login page, which leads back, for a visitor. When a
 *   token has ended, the login page says so.
 */
export async function requireCustomerToken(
  context: SessionContext,
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

/** Ends a session for whose token the provider found nobody, which is logged. Throw the result. */
export function customerGone(
  context: Pick<SessionContext, 'session' | 'locale' | 'report'>,
  request: Request,
): Response {
  logAccountFailure(context, 'customer', 'No customer data found.');
  return endedSession(context, request);
}

/**
 * Asks the provider for a token, and begins a session with it.
 *
 * @returns why not, when the provider refuses; see `askForToken`.
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function signIn(
  context: SessionContext,
  input: {email: string; password: string},
): Promise<'signedIn' | LoginRefusal> {
  const token = await askForToken(context, input);
  if ('problem' in token) return token;
  await signInWith(context, token);
  return 'signedIn';
}

/**
 * Begins a customer's session with a token. What is in the visitor's cart goes into a
 * new one, which is the customer's; the lists join the customer's.
 */
export async function signInWith(
  context: SessionContext,
  token: CustomerToken,
): Promise<void> {
  keepToken(context.session, token);
  await welcomeCustomer(context, token.accessToken);
}

/**
 * Ends the customer's session once the provider has deleted the token, or does
 * not know it. What is in the cart goes into a new one, which is nobody's.
 *
 * @returns why not, when it could not be asked: the customer is still signed in, and
 * nothing else has changed.
 */
export async function signOut(context: SessionContext): Promise<Error | null> {
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

const renewals = new WeakMap<AppSession, Promise<void>>();

/** Loaders of one request run at the same time; one renewal serves them all. */
function renewOnce(context: SessionContext, token: string): Promise<void> {
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
  {session, storefront}: SessionContext,
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
