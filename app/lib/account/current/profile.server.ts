import {
  ACCOUNT_PROFILE_QUERY,
  ACCOUNT_SUBSCRIBE_MUTATION,
  ACCOUNT_UNSUBSCRIBE_MUTATION,
  ACCOUNT_UPDATE_MUTATION,
} from '~/graphql/customer/profile';
import type {RequestContext} from '../../context.server';
import type {ProviderUserError} from '../account-problem';
import {changeResult} from '../change-result.server';
import {
  PROFILE_FIELDS,
  type ChangeResult,
  type CustomerProfile,
  type ProfileValues,
} from '../customer-accounts';
import {askAccount, NotSignedIn} from './account-api.server';
import type {AccountContext} from './account-session.server';
import {forCustomer, loadForCustomer} from './for-customer.server';

/** The signed-in customer for a loader; see `forCustomer`. */
export function loadCustomer(
  context: RequestContext,
  request: Request,
): Promise<CustomerProfile> {
  return loadForCustomer(context, request, () => profileOf(context));
}

/** The same for an action. */
export function readCustomer(
  context: RequestContext,
  request: Request,
): Promise<CustomerProfile> {
  return forCustomer(context, request, () => profileOf(context));
}

/** Id of whoever is signed in; `null` for a visitor. */
export async function customerId(
  context: AccountContext,
): Promise<string | null> {
  try {
    return (await profileOf(context)).id;
  } catch (error) {
    if (error instanceof NotSignedIn) return null;
    throw error;
  }
}

async function profileOf(context: AccountContext): Promise<CustomerProfile> {
  const {
    customer: {emailAddress, phoneNumber, ...customer},
  } = await askAccount(context, ACCOUNT_PROFILE_QUERY, {});
  const state = emailAddress?.marketingState;
  return {
    ...customer,
    email: emailAddress?.emailAddress,
    phone: phoneNumber?.phoneNumber,
    acceptsMarketing: state === 'SUBSCRIBED' || state === 'PENDING',
    isConsentPending: state === 'PENDING',
  };
}

/** Changes the customer's names; the rest is changed on the provider's own pages. */
export function saveProfile(
  context: RequestContext,
  request: Request,
  {firstName, lastName}: ProfileValues,
): Promise<ChangeResult> {
  return forCustomer(context, request, async () => {
    const {customerUpdate} = await askAccount(
      context,
      ACCOUNT_UPDATE_MUTATION,
      {input: {firstName, lastName}},
    );
    return resultOf(context, customerUpdate);
  });
}

/** Gives or takes back the consent to marketing mails; what is so already is done. */
export function saveConsent(
  context: RequestContext,
  request: Request,
  acceptsMarketing: boolean,
): Promise<ChangeResult> {
  return forCustomer(context, request, async () => {
    if (!acceptsMarketing) {
      const {customerEmailMarketingUnsubscribe} = await askAccount(
        context,
        ACCOUNT_UNSUBSCRIBE_MUTATION,
        {},
      );
      return resultOf(context, customerEmailMarketingUnsubscribe);
    }
    const {customerEmailMarketingSubscribe} = await askAccount(
      context,
      ACCOUNT_SUBSCRIBE_MUTATION,
      {},
    );
    const [error] = customerEmailMarketingSubscribe?.userErrors ?? [];
    return error?.code === 'CUSTOMER_ALREADY_SUBSCRIBED'
      ? {status: 'done'}
      : resultOf(context, customerEmailMarketingSubscribe);
  });
}

function resultOf(
  context: Pick<RequestContext, 'report'>,
  payload:
    {readonly userErrors: readonly ProviderUserError[]} | null | undefined,
): ChangeResult {
  return changeResult(context, 'profile', payload?.userErrors, PROFILE_FIELDS);
}
