import type {CustomerUpdateInput} from 'storefront-api-newest/storefront-api-types';
import {
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '~/lib/context.server';
import {assertResult} from '~/lib/storefront/page-error.server';
import {ownProblem, providerProblem} from '~/lib/account/account-action.server';
import {logRejection} from '~/lib/account/account-log.server';
import {expiredSession} from '~/lib/account/account-page.server';
import {
  PROFILE_NAMES,
  type AccountProblem,
  type ProfileValues,
} from '~/lib/account/customer-accounts';
import {toE164} from '~/lib/account/phone-number.server';
import {
  customerGone,
  isPasswordOf,
  requireCustomerToken,
  signInWith,
} from './customer-session.server';

/** The signed-in customer, never cached. */
export async function loadCustomer(context: RequestContext) {
  const customerAccessToken = await requireCustomerToken(context);
  const {storefront} = context;
  const {customer, errors} = await logRejection(
    context,
    'customer',
    storefront.query(CUSTOMER_QUERY, {
      variables: {customerAccessToken},
      cache: storefront.CacheNone(),
    }),
  );
  assertResult('Customer', {errors});
  if (!customer) throw customerGone(context);
  return customer;
}

/** Saves the profile; a new e-mail address, which could reset the password, requires it. */
export async function saveProfile(
  context: RequestContext,
  {
    firstName,
    lastName,
    ...values
  }: Pick<ProfileValues, 'firstName' | 'lastName' | 'phone' | 'email'>,
  currentPassword: string,
): Promise<AccountProblem | null> {
  const phone = values.phone && toE164(values.phone, context.country);
  if (phone === null) return ownProblem(context, 'phone', 'phone');
  const {email} = await loadCustomer(context);
  if (email && !isSameAddress(email, values.email)) {
    if (currentPassword === '') {
      return ownProblem(context, 'passwordForEmail', 'currentPassword');
    }
    const login = {email, password: currentPassword};
    if (!(await isPasswordOf(context, login))) {
      return ownProblem(context, 'currentPassword', 'currentPassword');
    }
  }
  return update(context, {
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
  acceptsMarketing: boolean,
): Promise<AccountProblem | null> {
  return update(context, {acceptsMarketing});
}

/** Changes the password. The provider revokes all tokens and returns a new one for this session. */
export async function changePassword(
  context: RequestContext,
  passwords: {readonly currentPassword: string; readonly password: string},
): Promise<AccountProblem | null> {
  const {email} = await loadCustomer(context);
  const login = {email: email ?? '', password: passwords.currentPassword};
  return (await isPasswordOf(context, login))
    ? update(context, {password: passwords.password})
    : ownProblem(context, 'currentPassword', 'currentPassword');
}

async function update(
  context: RequestContext,
  customer: CustomerUpdateInput,
): Promise<AccountProblem | null> {
  const customerAccessToken = await requireCustomerToken(context);
  const {customerUpdate} = await context.storefront.mutate(
    CUSTOMER_UPDATE_MUTATION,
    {variables: {customer, customerAccessToken}},
  );
  const errors = customerUpdate?.customerUserErrors ?? [];
  if (errors[0]?.code === 'TOKEN_INVALID') throw expiredSession(context);
  if (!customerUpdate?.customer || errors.length > 0) {
    const fields = [...PROFILE_NAMES, 'password'];
    return providerProblem(context, 'profile', errors, fields);
  }
  const token = customerUpdate.customerAccessToken;
  if (token) await signInWith(context, token);
  return null;
}
