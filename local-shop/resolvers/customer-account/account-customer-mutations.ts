import type {Shop, ShopContext} from '../../context';
import {sendConsentMail} from '../../data/account-mail';
import {deleteConsentToken} from '../../data/consent-store';
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

/** `customerUpdate`: changes the names; a name that is left out stays. */
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

/**
 * `customerEmailMarketingSubscribe`: subscribes, or mails a link that confirms it, if the
 * merchant wants that. A customer who is already subscribed gets an error.
 */
export function customerEmailMarketingSubscribe(
  root: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  const customer = signedInCustomer(shop, root);
  if (customer.email === null) return EMAIL_ADDRESS_NOT_FOUND;
  if (customer.acceptsMarketing) {
    return marketingFailure(
      'CUSTOMER_ALREADY_SUBSCRIBED',
      'The customer is already subscribed.',
    );
  }
  if (shop.confirmsConsent) sendConsentMail(shop, customer);
  else updateCustomer(shop, customer.id, {acceptsMarketing: true});
  return marketingSuccess(root, shop);
}

/** `customerEmailMarketingUnsubscribe`, also for a subscription that is not confirmed yet. */
export function customerEmailMarketingUnsubscribe(
  root: AccountRoot,
  _args: unknown,
  {shop}: ShopContext,
) {
  const {id, email} = signedInCustomer(shop, root);
  if (email === null) return EMAIL_ADDRESS_NOT_FOUND;
  deleteConsentToken(shop, id);
  updateCustomer(shop, id, {acceptsMarketing: false});
  return marketingSuccess(root, shop);
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

function marketingSuccess(root: AccountRoot, shop: Shop) {
  return {
    emailAddress: emailAddressSource(shop, signedInCustomer(shop, root)),
    userErrors: [],
  };
}

function marketingFailure(code: string, message: string) {
  return {emailAddress: null, userErrors: [{code, field: null, message}]};
}

const EMAIL_ADDRESS_NOT_FOUND = marketingFailure(
  'EMAIL_ADDRESS_NOT_FOUND',
  'The customer does not have an email address.',
);
