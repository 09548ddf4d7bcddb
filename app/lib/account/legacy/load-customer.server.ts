import {CUSTOMER_QUERY} from '~/graphql/storefront/customer';
import type {RequestContext} from '../../context.server';
import {
  assertAnswered,
  pageFailure,
} from '../../storefront/page-failure.server';
import {logAccountFailure} from '../account-log.server';
import {customerGone, requireCustomerToken} from './customer-session.server';

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
