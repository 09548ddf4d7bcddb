import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-state';
import {limitedLogin} from '~/lib/rates/rate-limit.server';
import {
  endSession,
  legacyTokens,
  type LegacyToken,
} from '~/lib/session/account-cookie.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {ownProblem, shopifyProblem} from '~/lib/account/account-action.server';
import {logRejection} from '~/lib/account/account-log.server';
import {
  expiredSession,
  redirectToLogin,
} from '~/lib/account/account-page.server';
import {
  clearVisitorMessages,
  adoptCartAndLists,
} from '~/lib/account/change-of-visitor.server';
import {replaceCart} from '~/lib/cart/replace-cart.server';
import type {Credentials} from '~/lib/account/customer-accounts';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';
import {RENEW_LEGACY_MS} from '~/lib/limits/limits';

/** The customer's token, renewed if close to its expiry. @throws a redirect to the login page. */
export async function requireCustomerToken(
  context: RequestContext,
): Promise<string> {
  const {token} = context;
  const {tokens, value} = token;
  if (!tokens) throw redirectToLogin(context);
  if (value === null) throw expiredSession(context);
  if (tokens.expiresAt - Date.now() < RENEW_LEGACY_MS) {
    await context.memoizePerRequest('renewal of the token', () =>
      renew(context, value),
    );
  }
  return token.value ?? value;
}

/** Ends a session whose token has no customer at Shopify. Throw the result. */
export function customerGone(context: RequestContext): Response {
  log(context, 'error', ACCOUNT_EVENTS.customer, {
    reason: namedReason('No customer data found.'),
  });
  return expiredSession(context);
}

/** Signs in; returns Shopify's first error, and what to do, as a problem. */
export async function signIn(
  context: RequestContext,
  input: Credentials,
): Promise<FormProblem | null> {
  const token = await askForToken(context, input);
  if ('message' in token) return token;
  await signInWith(context, token);
  return null;
}

/** Starts a customer's session with a token. */
export async function signInWith(
  context: RequestContext,
  token: LegacyToken,
): Promise<void> {
  await context.token.store(legacyTokens(token));
  await adoptCartAndLists(context);
}

/** Whether the password is right; the token of this check is deleted. @throws {TooManyTries} */
export function isCorrectPassword(
  context: RequestContext,
  input: Credentials,
): Promise<boolean> {
  return limitedLogin(context.clientKey, input.email, async () => {
    const token = await askForToken(context, input);
    if ('message' in token) return false;
    const ended = context.storefront
      .mutate(CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION, {
        variables: {customerAccessToken: token.accessToken},
      })
      .catch((error: unknown) =>
        log(context, 'error', ACCOUNT_EVENTS.logout, {
          reason: namedReason(error),
        }),
      );
    context.waitUntil(ended);
    return true;
  });
}

/** Signs out; returns an error, with the session unchanged, when the token could not be deleted. */
export async function signOut(context: RequestContext): Promise<Error | null> {
  const {session, storefront, token} = context;
  const {tokens} = token;
  if (tokens) {
    const customerAccessToken = tokens.accessToken;
    try {
      const {customerAccessTokenDelete, errors} = await storefront.mutate(
        CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
        {variables: {customerAccessToken}},
      );
      const {deletedAccessToken, userErrors} = customerAccessTokenDelete ?? {};
      // Both mean that the token has already ended.
      const isRejected =
        Boolean(userErrors?.length) || errors?.some(isAccessDenied);
      if (!deletedAccessToken && !isRejected) {
        throw new Error('The deletion was not confirmed.');
      }
    } catch (error) {
      log(context, 'error', ACCOUNT_EVENTS.logout, {
        reason: namedReason(error),
      });
      return error instanceof Error ? error : new Error('Not signed out.');
    }
    await replaceCart(context, null);
    endSession(tokens);
  }
  clearVisitorMessages(session);
  token.forget();
  return null;
}

/** Shopify's error for a token that it does not know, or that may not do this. */
export function isAccessDenied({
  message,
  extensions,
}: {
  readonly message: string;
  readonly extensions?: {readonly code?: unknown};
}): boolean {
  return extensions?.code === 'ACCESS_DENIED' || /access denied/i.test(message);
}

async function askForToken(
  context: RequestContext,
  input: Credentials,
): Promise<LegacyToken | FormProblem> {
  const {customerAccessTokenCreate: result} = await logRejection(
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
  const problem = shopifyProblem(context, 'login', errors, fields);
  if (errors.length === 0) return ownProblem(context, 'login');
  const t = serverTranslator(context.locale.code);
  // Shopify's message may have no full stop.
  const message = problem.message.replace(/\.?$/, '.');
  return {...problem, message: t('auth.login.refused', {message})};
}

/** Never rejects. */
async function renew(
  context: RequestContext,
  customerAccessToken: string,
): Promise<void> {
  try {
    const {customerAccessTokenRenew} = await context.storefront.mutate(
      CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
      {variables: {customerAccessToken}},
    );
    const token = customerAccessTokenRenew?.customerAccessToken;
    if (token) await context.token.store(legacyTokens(token));
  } catch (error) {
    log(context, 'error', ACCOUNT_EVENTS.renew, {reason: namedReason(error)});
  }
}
