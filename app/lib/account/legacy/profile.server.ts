import type {CustomerUpdateInput} from 'storefront-api-newest/storefront-api-types';
import {
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {assertResult} from '../../storefront/page-failure.server';
import {ownProblem, providerProblem} from '../account-action.server';
import {logRejection} from '../account-log.server';
import {expiredSession} from '../account-page.server';
import {
  PROFILE_NAMES,
  type AccountProblem,
  type ProfileValues,
} from '../customer-accounts';
import {toE164} from '../phone-number.server';
import {
  customerGone,
  isPasswordOf,
  requireCustomerToken,
  signInWith,
} from './customer-session.server';

/** The signed-in customer, never cached. */
export async function loadCustomer(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const {customer, errors} = await logRejection(
    context,
    'customer',
    storefront.query(CUSTOMER_QUERY, {
      variables: {customerAccessToken},
      cache: storefront.CacheNone(),
    }),
  );
  assertResult('Customer', customer, {errors});
  if (!customer) throw customerGone(context, request);
  return customer;
}

/** Saves the profile; a new e-mail address, which could reset the password, requires it. */
export async function saveProfile(
  context: RequestContext,
  request: Request,
  {
    firstName,
    lastName,
    ...values
  }: Pick<ProfileValues, 'firstName' | 'lastName' | 'phone' | 'email'>,
  currentPassword: string,
): Promise<AccountProblem | null> {
  const phone = values.phone && toE164(values.phone, context.country);
  if (phone === null) return ownProblem(context, 'phone', 'phone');
  const {email} = await loadCustomer(context, request);
  if (email && !isSameAddress(email, values.email)) {
    if (currentPassword === '') {
      return ownProblem(context, 'passwordForEmail', 'currentPassword');
    }
    const login = {email, password: currentPassword};
    if (!(await isPasswordOf(context, request, login))) {
      return ownProblem(context, 'currentPassword', 'currentPassword');
    }
  }
  return update(context, request, {
    firstName,
    lastName,
    email: values.email,
    phone: phone || null,
  });
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Subscribes to or unsubscribes from marketing e-mails. */
export function saveConsent(
  context: RequestContext,
  request: Request,
  acceptsMarketing: boolean,
): Promise<AccountProblem | null> {
  return update(context, request, {acceptsMarketing});
}

/** Changes the password. The provider revokes all tokens and returns a new one for this session. */
export async function changePassword(
  context: RequestContext,
  request: Request,
  passwords: {readonly currentPassword: string; readonly password: string},
): Promise<AccountProblem | null> {
  const {email} = await loadCustomer(context, request);
  const login = {email: email ?? '', password: passwords.currentPassword};
  return (await isPasswordOf(context, request, login))
    ? update(context, request, {password: passwords.password})
    : ownProblem(context, 'currentPassword', 'currentPassword');
}

async function update(
  context: RequestContext,
  request: Request,
  customer: CustomerUpdateInput,
): Promise<AccountProblem | null> {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {customerUpdate} = await context.storefront.mutate(
    CUSTOMER_UPDATE_MUTATION,
    {variables: {customer, customerAccessToken}},
  );
  const errors = customerUpdate?.customerUserErrors ?? [];
  if (errors[0]?.code === 'TOKEN_INVALID')
    throw expiredSession(context, request);
  if (!customerUpdate?.customer || errors.length > 0) {
    const fields = [...PROFILE_NAMES, 'password'];
    return providerProblem(context, 'profile', errors, fields);
  }
  const token = customerUpdate.customerAccessToken;
  if (token) await signInWith(context, token);
  return null;
}
