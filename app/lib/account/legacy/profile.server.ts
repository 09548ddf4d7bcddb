import type {CustomerUpdateInput} from '../../../../schemas/storefront-types';
import {
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~/graphql/storefront/customer';
import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-state';
import {
  ShopifyError,
  assertNoErrors,
} from '~/lib/storefront/shopify-error.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {ownProblem, shopifyProblem} from '~/lib/account/account-action.server';
import {logRejection} from '~/lib/account/account-log.server';
import {
  PROFILE_NAMES,
  type ProfileValues,
} from '~/lib/account/customer-accounts';
import {toE164} from '~/lib/account/phone-number.server';
import {
  customerGone,
  isAccessDenied,
  isCorrectPassword,
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
  assertNoErrors('Customer', {errors});
  if (!customer) throw customerGone(context);
  return customer;
}

/**
 * For the errors of a customer's mutation: Shopify denies an unknown token in the same words as one
 * that may not write, but only the first has no customer.
 * @throws a redirect to the login page for an unknown token.
 */
export async function requireKnownToken(
  context: RequestContext,
  errors: readonly Parameters<typeof isAccessDenied>[0][] | undefined,
): Promise<void> {
  if (errors?.some(isAccessDenied)) await loadCustomer(context);
}

/**
 * Saves the profile; a new e-mail address, which could reset the password, requires it. Shopify may
 * refuse a new address, and with it the rest of its request: it is sent in a request of its own.
 */
export async function saveProfile(
  context: RequestContext,
  {
    firstName,
    lastName,
    ...values
  }: Pick<ProfileValues, 'firstName' | 'lastName' | 'phone' | 'email'>,
  currentPassword: string,
): Promise<FormProblem | null> {
  const phone = values.phone && toE164(values.phone, context.country);
  if (phone === null) return ownProblem(context, 'phone', 'phone');
  const {email} = await loadCustomer(context);
  const isNewAddress = !email || !isSameAddress(email, values.email);
  if (email && isNewAddress) {
    if (currentPassword === '') {
      return ownProblem(context, 'passwordForEmail', 'currentPassword');
    }
    const login = {email, password: currentPassword};
    if (!(await isCorrectPassword(context, login))) {
      return ownProblem(context, 'currentPassword', 'currentPassword');
    }
  }
  const names = {firstName, lastName, phone: phone || null};
  const problem = await update(context, names);
  if (problem || !isNewAddress) return problem;
  return saveAddress(context, values.email);
}

/** Tells a problem of the address together with the fact that everything else is saved. */
async function saveAddress(
  context: RequestContext,
  email: string,
): Promise<FormProblem | null> {
  const problem = await update(context, {email}).catch((error: unknown) => {
    if (!(error instanceof ShopifyError)) throw error;
    return ownProblem(context, 'unavailable');
  });
  if (!problem) return null;
  const isRefused = isAccessDenied(problem);
  const {message} = isRefused ? ownProblem(context, 'email') : problem;
  const t = serverTranslator(context.locale.code);
  // Shopify's message may have no full stop.
  const sentence = message.replace(/\.?$/, '.');
  return {
    message: t('auth.othersSaved', {message: sentence}),
    field: 'email',
  };
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Subscribes to or unsubscribes from marketing e-mails. */
export function saveConsent(
  context: RequestContext,
  acceptsMarketing: boolean,
): Promise<FormProblem | null> {
  return update(context, {acceptsMarketing});
}

/** Changes the password. Shopify revokes all tokens and returns a new one for this session. */
export async function changePassword(
  context: RequestContext,
  passwords: {readonly currentPassword: string; readonly password: string},
): Promise<FormProblem | null> {
  const {email} = await loadCustomer(context);
  const login = {email: email ?? '', password: passwords.currentPassword};
  return (await isCorrectPassword(context, login))
    ? update(context, {password: passwords.password})
    : ownProblem(context, 'currentPassword', 'currentPassword');
}

async function update(
  context: RequestContext,
  customer: CustomerUpdateInput,
): Promise<FormProblem | null> {
  const customerAccessToken = await requireCustomerToken(context);
  const {customerUpdate, errors: failures} = await context.storefront.mutate(
    CUSTOMER_UPDATE_MUTATION,
    {variables: {customer, customerAccessToken}},
  );
  await requireKnownToken(context, failures);
  const errors = customerUpdate?.customerUserErrors ?? [];
  if (!customerUpdate?.customer || errors.length > 0) {
    const fields = [...PROFILE_NAMES, 'password'];
    return shopifyProblem(context, 'profile', errors, fields);
  }
  const token = customerUpdate.customerAccessToken;
  if (token) await signInWith(context, token);
  return null;
}
