import type {CustomerUpdateInput} from '@shopify/hydrogen/storefront-api-types';
import {
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {
  assertAnswered,
  pageFailure,
} from '../../storefront/page-failure.server';
import {logAccountFailure} from '../account-log.server';
import {providerRefusal, refusal} from '../change-result.server';
import {
  PROFILE_FIELDS,
  type ChangeResult,
  type ProfileValues,
} from '../customer-accounts';
import {isPasswordOf} from './credentials.server';
import {
  customerGone,
  requireCustomerToken,
  signInWith,
} from './customer-session.server';
import {endedSession} from '../to-login.server';
import {toE164} from '../phone-number.server';

/**
 * The signed-in customer, for one request only: never cached.
 *
 * @throws a redirect to the login page for a visitor, and when the provider does
 *   not know the token; the error page's response when the provider fails.
 */
export async function loadCustomer(context: RequestContext, request: Request) {
  try {
    return await readCustomer(context, request);
  } catch (error) {
    throw pageFailure(error);
  }
}

/**
 * The same for an action.
 *
 * @throws a redirect to the login page; `ProviderError` when the provider fails.
 */
export async function readCustomer(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const {customer, errors} = await storefront
    .query(CUSTOMER_QUERY, {
      variables: {customerAccessToken},
      cache: storefront.CacheNone(),
    })
    .catch((error: unknown) => {
      logAccountFailure(context, 'customer', error);
      throw error;
    });
  assertAnswered('Customer', customer, {errors});
  if (!customer) throw customerGone(context, request);
  return customer;
}

/**
 * Changes the customer's own data. A phone number may be written as in the
 * buyer's country; without one, the number that was there is removed. Another
 * e-mail address takes the password: whoever has the address has the account.
 *
 * @param currentPassword may be empty while the address stays as it is.
 * @throws {ProviderError} when the provider cannot be asked; `TooManyTries` like
 *   a login; a redirect to the login page when it does not know the customer any
 *   more.
 */
export async function saveProfile(
  context: RequestContext,
  request: Request,
  values: ProfileValues,
  currentPassword: string,
): Promise<ChangeResult> {
  const phone = values.phone && toE164(values.phone, context.country);
  if (phone === null) return refusal(context, 'phone', 'phone');
  const {email} = await readCustomer(context, request);
  if (email && !isSameAddress(email, values.email)) {
    if (currentPassword === '') {
      return refusal(context, 'currentPassword', 'passwordForEmail');
    }
    const login = {email, password: currentPassword};
    if (!(await isPasswordOf(context, request, login))) {
      return refusal(context, 'currentPassword', 'currentPassword');
    }
  }
  return update(context, request, {...values, phone: phone || null});
}

/** To the provider, addresses that differ in case or in space around them are one. */
function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * Gives or takes back the customer's consent to marketing mails.
 *
 * @throws like `saveProfile`.
 */
export function saveConsent(
  context: RequestContext,
  request: Request,
  acceptsMarketing: boolean,
): Promise<ChangeResult> {
  return update(context, request, {acceptsMarketing});
}

/**
 * Replaces the customer's password, whoever knows the old one. The provider ends
 * all of their tokens; they stay signed in here with the one that it answers with.
 *
 * @throws like `saveProfile`.
 */
export async function changePassword(
  context: RequestContext,
  request: Request,
  passwords: {readonly currentPassword: string; readonly password: string},
): Promise<ChangeResult> {
  const {email} = await readCustomer(context, request);
  const login = {email: email ?? '', password: passwords.currentPassword};
  if (!(await isPasswordOf(context, request, login))) {
    return refusal(context, 'currentPassword', 'currentPassword');
  }
  return update(context, request, {password: passwords.password});
}

async function update(
  context: RequestContext,
  request: Request,
  customer: CustomerUpdateInput,
): Promise<ChangeResult> {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {customerUpdate} = await context.storefront.mutate(
    CUSTOMER_UPDATE_MUTATION,
    {variables: {customer, customerAccessToken}},
  );
  const errors = customerUpdate?.customerUserErrors ?? [];
  if (errors[0]?.code === 'TOKEN_INVALID') throw endedSession(context, request);
  if (!customerUpdate?.customer || errors.length > 0) {
    const fields = [...PROFILE_FIELDS, 'password'];
    return providerRefusal(context, 'profile', errors, fields);
  }
  const token = customerUpdate.customerAccessToken;
  if (token) await signInWith(context, token);
  return {status: 'done'};
}
