import {
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_BY_URL_MUTATION,
  CUSTOMER_RESET_MUTATION,
} from '~/graphql/storefront/customer';
import {PRIMARY_DOMAIN_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-state';
import {
  addressKey,
  limitedLogin,
  recoverLimit,
  recoverLimitOfClient,
  registerLimit,
} from '~/lib/rates/rate-limit.server';
import {ownProblem, shopifyProblem} from '~/lib/account/account-action.server';
import {logRejection} from '~/lib/account/account-log.server';
import type {
  Credentials,
  PasswordLink,
  Registration,
} from '~/lib/account/customer-accounts';
import {signIn, signInWith} from './customer-session.server';
import {log, namedReason} from '~/lib/logging/log.server';
import {ACCOUNT_EVENTS} from '~/lib/logging/log-events';

/** Signs in with a password. @throws {TooManyTries} */
export function logIn(
  context: RequestContext,
  input: Credentials,
): Promise<FormProblem | null> {
  return limitedLogin(
    context.clientKey,
    input.email,
    () => signIn(context, input),
    (problem) => problem === null,
  );
}

/**
 * Creates an account and signs in; signs in to an existing one with the same password.
 * @throws {TooManyTries}
 */
export async function register(
  context: RequestContext,
  input: Registration,
): Promise<'signedIn' | 'registered' | FormProblem> {
  const {email, password} = input;
  registerLimit.require(context.clientKey);
  const {customerCreate} = await logRejection(
    context,
    'register',
    context.storefront.mutate(CUSTOMER_CREATE_MUTATION, {variables: {input}}),
  );
  if (customerCreate?.customer?.id) {
    const isSignedIn = await signIn(context, {email, password}).then(
      (problem) => problem === null,
      () => false,
    );
    return isSignedIn ? 'signedIn' : 'registered';
  }
  const errors = customerCreate?.customerUserErrors ?? [];
  const isTaken = errors[0]?.code === 'TAKEN';
  if (isTaken && !(await logIn(context, {email, password}))) {
    return 'signedIn';
  }
  return shopifyProblem(context, 'register', errors, [
    'firstName',
    'lastName',
    'email',
    'password',
  ]);
}

/**
 * Requests the reset e-mail in the background, since its duration would reveal existing accounts. A
 * query without the address shows whether Shopify responds.
 * @throws {TooManyTries} over the client's limit; over the address's limit nothing is sent.
 */
export async function recover(
  context: RequestContext,
  email: string,
): Promise<void> {
  const {clientKey, storefront, waitUntil} = context;
  recoverLimitOfClient.require(clientKey);
  await logRejection(
    context,
    'recover',
    storefront.query(PRIMARY_DOMAIN_QUERY, {cache: storefront.CacheNone()}),
  );
  if (recoverLimit.take(addressKey(clientKey, email)) === null) {
    waitUntil(requestResetMail(context, email));
  }
}

/** Errors are only logged. */
async function requestResetMail(
  context: RequestContext,
  email: string,
): Promise<void> {
  try {
    const {customerRecover} = await context.storefront.mutate(
      CUSTOMER_RECOVER_MUTATION,
      {variables: {email}},
    );
    const [first] = customerRecover?.customerUserErrors ?? [];
    if (first)
      log(context, 'error', ACCOUNT_EVENTS.recover, {
        reason: namedReason(first.code),
      });
  } catch (error) {
    log(context, 'error', ACCOUNT_EVENTS.recover, {reason: namedReason(error)});
  }
}

/** Codes for a link that was used or has expired. */
const SPENT_LINK_CODES: readonly unknown[] = ['TOKEN_INVALID', 'NOT_FOUND'];

/** Sets a password with the link of an e-mail, and signs in. */
export async function setPassword(
  context: RequestContext,
  link: PasswordLink,
  password: string,
): Promise<FormProblem | null> {
  const attempt = link.purpose === 'activate' ? 'activate' : 'reset';
  const {result, failures} = await logRejection(
    context,
    attempt,
    sendPassword(context, link, password),
  );
  const errors = result?.customerUserErrors ?? [];
  const token = result?.customerAccessToken;
  const code = errors[0]?.code ?? failures?.[0]?.extensions?.code;
  if (SPENT_LINK_CODES.includes(code)) {
    log(context, 'error', ACCOUNT_EVENTS[attempt], {reason: namedReason(code)});
    return link.purpose === 'url'
      ? ownProblem(context, 'spentLink', 'resetUrl')
      : {...ownProblem(context, 'spentLink'), isFinal: true};
  }
  if (errors.length > 0 || !token) {
    const fields = ['password', 'resetUrl'];
    const problem = shopifyProblem(context, attempt, errors, fields);
    return code === 'ALREADY_ENABLED' ? {...problem, isFinal: true} : problem;
  }
  await signInWith(context, token);
  return null;
}

/** The mutation's result, or the errors in its place. */
async function sendPassword(
  {storefront}: RequestContext,
  link: PasswordLink,
  password: string,
) {
  if (link.purpose === 'url') {
    const {customerResetByUrl: result, errors: failures} =
      await storefront.mutate(CUSTOMER_RESET_BY_URL_MUTATION, {
        variables: {resetUrl: link.url, password},
      });
    return {result, failures};
  }
  const id = `gid://shopify/Customer/${link.id}`;
  if (link.purpose === 'reset') {
    const variables = {id, input: {password, resetToken: link.token}};
    const {customerReset: result, errors: failures} = await storefront.mutate(
      CUSTOMER_RESET_MUTATION,
      {variables},
    );
    return {result, failures};
  }
  const variables = {id, input: {password, activationToken: link.token}};
  const {customerActivate: result, errors: failures} = await storefront.mutate(
    CUSTOMER_ACTIVATE_MUTATION,
    {variables},
  );
  return {result, failures};
}
