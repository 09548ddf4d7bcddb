import type {CustomerUpdateInput} from '@shopify/hydrogen/storefront-api-types';
import {
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {assertAnswered} from '../../storefront/page-failure.server';
import {ownProblem, providerProblem} from '../account-action.server';
import {logged} from '../account-log.server';
import {endedSession} from '../account-page.server';
import {
  PROFILE_FIELDS,
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

/** The signed-in customer, for one request only: never cached. */
export async function loadCustomer(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const {customer, errors} = await logged(
    context,
    'customer',
    storefront.query(CUSTOMER_QUERY, {
      variables: {customerAccessToken},
      cache: storefront.CacheNone(),
    }),
  );
  assertAnswered('Customer', customer, {errors});
  if (!customer) throw customerGone(context, request);
  return customer;
}

/** Another e-mail address takes the password: whoever has the address has the account. */
export async function saveProfile(
  context: RequestContext,
  request: Request,
  values: ProfileValues,
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
  return update(context, request, {...values, phone: phone || null});
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Gives or takes back the consent to marketing mails. */
export function saveConsent(
  context: RequestContext,
  request: Request,
  acceptsMarketing: boolean,
): Promise<AccountProblem | null> {
  return update(context, request, {acceptsMarketing});
}

/** The provider ends all tokens; customers stay signed in here with the one that it gives. */
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
  if (errors[0]?.code === 'TOKEN_INVALID') throw endedSession(context, request);
  if (!customerUpdate?.customer || errors.length > 0) {
    const fields = [...PROFILE_FIELDS, 'password'];
    return providerProblem(context, 'profile', errors, fields);
  }
  const token = customerUpdate.customerAccessToken;
  if (token) await signInWith(context, token);
  return null;
}
