import type {CustomerAccessTokenCreateInput} from '../../../schemas/storefront-types';
import {GraphQLError} from 'graphql';
import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import {customerTokenRefused} from '../../access';
import type {ShopContext} from '../../context';
import {sendResetMail} from '../../data/account-mail';
import {
  countAttempt,
  forgetAttempts,
  isThrottled,
} from '../../data/attempt-store';
import {customerByEmail} from '../../data/customer-store';
import {
  setPasswordByLink,
  type PasswordLinkResult,
} from '../../data/password-link';
import {
  createAccessToken,
  deleteAccessToken,
  renewAccessToken,
} from '../../data/token-store';
import {
  LOGIN_LIMIT,
  limitExceeded,
  RECOVER_LIMIT,
} from '../../domain/attempt-limits';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {globalId} from '../../domain/global-id';
import {verifyPassword} from '../../domain/password-hash';
import {parseMailLink} from '../../domain/shop-urls';
import {customerSource} from '../object/customer';

/**
 * Signs a customer in. Wrong password, unknown address and an account that is
 * not enabled get one result, after about the same time. Throws after too many
 * failures for one address.
 */
async function customerAccessTokenCreate(
  _root: unknown,
  {input}: {input: CustomerAccessTokenCreateInput},
  {shop, language}: ShopContext,
) {
  const subject = `login:${input.email.trim().toLowerCase()}`;
  if (isThrottled(shop, subject, LOGIN_LIMIT)) {
    throw limitExceeded('Login attempt');
  }
  // Counted before the password is checked, so that simultaneous attempts cannot slip
  // through together.
  countAttempt(shop, subject);
  const customer = customerByEmail(shop, input.email);
  const matches = await verifyPassword(
    input.password,
    customer?.passwordHash ?? null,
  );
  if (!customer || !matches || customer.state !== 'enabled') {
    return customerFailure(customerError('unidentified', language, null));
  }
  forgetAttempts(shop, subject);
  return customerSuccess({
    customerAccessToken: createAccessToken(shop, customer.id),
  });
}

/** Signs out: ends one token. Throws for an unknown or expired one. */
function customerAccessTokenDelete(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop}: ShopContext,
) {
  if (!deleteAccessToken(shop, customerAccessToken)) {
    throw customerTokenRefused('customerAccessTokenDelete');
  }
  return {
    deletedAccessToken: customerAccessToken,
    deletedCustomerAccessTokenId: customerAccessToken,
    userErrors: [],
  };
}

/** Lets a token live longer. An unknown or expired one cannot be renewed. */
function customerAccessTokenRenew(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop, language}: ShopContext,
) {
  const renewed = renewAccessToken(shop, customerAccessToken);
  return {
    customerAccessToken: renewed,
    userErrors: renewed
      ? []
      : [
          customerError('accessTokenUnknown', language, [
            'customerAccessToken',
          ]),
        ],
  };
}

const TOKENS = {activate: 'activationToken', reset: 'resetToken'} as const;
const URLS = {activate: 'activationUrl', reset: 'resetUrl'} as const;

type Purpose = keyof typeof TOKENS;

/**
 * Opens an invited customer's account, or chooses a new password, with the token of the mail, and
 * signs in.
 */
function passwordByToken(purpose: Purpose) {
  const field = TOKENS[purpose];
  return async (
    _root: unknown,
    {id, input}: {id: string; input: Record<typeof field | 'password', string>},
    {shop, language}: ShopContext,
  ) => {
    const {[field]: token, password} = input;
    const result = await setPasswordByLink(shop, purpose, id, token, password);
    return passwordLinkPayload(result, language, {
      password: ['input', 'password'],
      link: ['input'],
    });
  };
}

/** Does the same for the whole link of the mail. Throws for a reset link that is used or wrong. */
function passwordByUrl(purpose: Purpose) {
  const field = URLS[purpose];
  return async (
    _root: unknown,
    {[field]: url, password}: Record<typeof field | 'password', string>,
    {shop, language}: ShopContext,
  ) => {
    const link = parseMailLink(shop, purpose, url);
    if (!link) {
      if (purpose === 'reset') throw unidentifiedCustomer();
      return customerFailure(
        customerError('activationUrlInvalid', language, [field]),
      );
    }
    const id = globalId('Customer', link.customerNumber);
    const {token} = link;
    const result = await setPasswordByLink(shop, purpose, id, token, password);
    if (
      purpose === 'reset' &&
      'fault' in result &&
      result.reason === 'resetTokenInvalid'
    ) {
      throw unidentifiedCustomer();
    }
    return passwordLinkPayload(result, language, {
      password: ['password'],
      link: [field],
    });
  };
}

/** Shopify's error for a reset link that leads to no customer. */
function unidentifiedCustomer(): GraphQLError {
  return new GraphQLError('Unidentified customer', {
    extensions: {code: 'NOT_FOUND'},
  });
}

/**
 * Mails a link to choose a new password. Like Shopify it says when there is
 * no such customer; hiding that is the storefront's part. Throws after too many
 * requests for one address.
 */
function customerRecover(
  _root: unknown,
  {email}: {email: string},
  {shop, language}: ShopContext,
) {
  const subject = `recover:${email.trim().toLowerCase()}`;
  if (isThrottled(shop, subject, RECOVER_LIMIT)) {
    throw limitExceeded('Resetting password');
  }
  countAttempt(shop, subject);
  const customer = customerByEmail(shop, email);
  if (customer?.state !== 'enabled') {
    return customerFailure(
      customerError('customerNotFound', language, ['email']),
    );
  }
  sendResetMail(shop, customer, language);
  return customerSuccess({});
}

/**
 * The result of the four mutations behind mail links; `fields` are the input fields that their errors
 * name.
 */
function passwordLinkPayload(
  result: PasswordLinkResult,
  language: CatalogueLanguage,
  fields: {
    readonly password: readonly string[];
    readonly link: readonly string[];
  },
) {
  if ('fault' in result) {
    return customerFailure(
      customerError(result.reason, language, fields[result.fault]),
    );
  }
  return customerSuccess({
    customer: customerSource(result.customer),
    customerAccessToken: result.token,
  });
}

/** Mutations of tokens, and of passwords by mailed links. */
export const signInMutations = {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
  customerActivate: passwordByToken('activate'),
  customerActivateByUrl: passwordByUrl('activate'),
  customerRecover,
  customerReset: passwordByToken('reset'),
  customerResetByUrl: passwordByUrl('reset'),
};
