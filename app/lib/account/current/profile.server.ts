import {
  ACCOUNT_PROFILE_QUERY,
  ACCOUNT_SUBSCRIBE_MUTATION,
  ACCOUNT_UNSUBSCRIBE_MUTATION,
  ACCOUNT_UPDATE_MUTATION,
} from '~/graphql/customer/profile';
import type {UserError} from '~/lib/cart/shopify-problem.server';
import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-state';
import {changeProblem} from '~/lib/account/account-action.server';
import {
  PROFILE_NAMES,
  type CustomerProfile,
  type ProfileValues,
} from '~/lib/account/customer-accounts';
import {
  askAccount,
  askForCustomer,
  nullIfSignedOut,
} from './account-api.server';
import type {AccountContext} from './account-session.server';

/** The signed-in customer, never cached. */
export async function loadCustomer(
  context: RequestContext,
): Promise<CustomerProfile> {
  const {
    customer: {emailAddress, phoneNumber, ...customer},
  } = await askForCustomer(context, ACCOUNT_PROFILE_QUERY, {});
  const state = emailAddress?.marketingState;
  return {
    ...customer,
    email: emailAddress?.emailAddress,
    phone: phoneNumber?.phoneNumber,
    acceptsMarketing: state === 'SUBSCRIBED' || state === 'PENDING',
    isConsentPending: state === 'PENDING',
  };
}

/** The signed-in customer's id, or `null`. */
export function customerId(context: AccountContext): Promise<string | null> {
  return askAccount(context, ACCOUNT_PROFILE_QUERY, {}).then(
    ({customer}) => customer.id,
    nullIfSignedOut,
  );
}

/** Saves the customer's name; Shopify's pages change the rest. */
export async function saveProfile(
  context: RequestContext,
  {firstName, lastName}: ProfileValues,
): Promise<FormProblem | null> {
  const {customerUpdate} = await askForCustomer(
    context,
    ACCOUNT_UPDATE_MUTATION,
    {input: {firstName, lastName}},
  );
  return problemOf(context, customerUpdate?.userErrors);
}

/** Subscribes to or unsubscribes from marketing e-mails; succeeds when nothing changes. */
export async function saveConsent(
  context: RequestContext,
  acceptsMarketing: boolean,
): Promise<FormProblem | null> {
  if (!acceptsMarketing) {
    const {customerEmailMarketingUnsubscribe} = await askForCustomer(
      context,
      ACCOUNT_UNSUBSCRIBE_MUTATION,
      {},
    );
    return problemOf(context, customerEmailMarketingUnsubscribe?.userErrors);
  }
  const {customerEmailMarketingSubscribe} = await askForCustomer(
    context,
    ACCOUNT_SUBSCRIBE_MUTATION,
    {},
  );
  const errors = customerEmailMarketingSubscribe?.userErrors;
  return errors?.[0]?.code === 'CUSTOMER_ALREADY_SUBSCRIBED'
    ? null
    : problemOf(context, errors);
}

function problemOf(
  context: RequestContext,
  errors: readonly UserError[] | undefined,
) {
  return changeProblem(context, 'profile', errors, PROFILE_NAMES);
}
