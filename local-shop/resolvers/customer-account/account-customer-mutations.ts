import type {ShopContext} from '../../context';
import {updateCustomer} from '../../data/customer-store';
import {createAccessToken} from '../../data/token-store';
import {
  customerError,
  type CustomerErrorReason,
} from '../../domain/customer-error';
import {readProfile} from '../../domain/customer-profile';
import {customerSource} from '../object/customer';
import {emailAddressSource} from './account-customer';
import {signedInCustomer, type AccountRoot} from './account-queries';

const PROFILE_CODES: Partial<Record<CustomerErrorReason, string>> = {
  textTooLong: 'TOO_LONG',
  textContainsHtml: 'CONTAINS_HTML_TAGS',
  nameContainsUrl: 'CONTAINS_URL',
};

/** `customerUpdate`: changes the names; what is left out stays. */
export function customerUpdate(
  {customerId}: AccountRoot,
  {input}: {input: {firstName?: string | null; lastName?: string | null}},
  {shop, language}: ShopContext,
) {
  const {profile, faults} = readProfile(input);
  const userErrors =
    Object.keys(input).length === 0
      ? [
          {
            code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY',
            field: ['input'],
            message: 'The personal information input argument is empty.',
          },
        ]
      : faults.map(({field, reason}) => ({
          ...customerError(reason, language, ['input', field]),
          code: PROFILE_CODES[reason] ?? 'INVALID',
        }));
  if (userErrors.length > 0) return {customer: null, userErrors};
  return {
    customer: customerSource(updateCustomer(shop, customerId, profile)),
    userErrors,
  };
}

/** `customerEmailMarketingSubscribe`. Who is subscribed already is told so. */
export function customerEmailMarketingSubscribe(
  root: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  const customer = signedInCustomer(shop, root);
  if (customer.acceptsMarketing) {
    return marketingFailure(
      'CUSTOMER_ALREADY_SUBSCRIBED',
      'The customer is already subscribed.',
    );
  }
  return consent(root, true, {shop});
}

/** `customerEmailMarketingUnsubscribe`. */
export function customerEmailMarketingUnsubscribe(
  root: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  return consent(root, false, {shop});
}

/** `storefrontCustomerAccessTokenCreate`: a token of the Storefront API for the same customer. */
export function storefrontCustomerAccessTokenCreate(
  {customerId}: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  return {
    customerAccessToken: createAccessToken(shop, customerId).accessToken,
    userErrors: [],
  };
}

function consent(
  root: AccountRoot,
  acceptsMarketing: boolean,
  {shop}: Pick<ShopContext, 'shop'>,
) {
  if (signedInCustomer(shop, root).email === null) {
    return marketingFailure(
      'EMAIL_ADDRESS_NOT_FOUND',
      'The customer does not have an email address.',
    );
  }
  const customer = updateCustomer(shop, root.customerId, {acceptsMarketing});
  return {emailAddress: emailAddressSource(customer), userErrors: []};
}

function marketingFailure(code: string, message: string) {
  return {emailAddress: null, userErrors: [{code, field: null, message}]};
}
