import type {CustomerAccessTokenCreateInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {
  countAttempt,
  forgetAttempts,
  isThrottled,
} from '../../data/attempt-store';
import {customerByEmail} from '../../data/customer-store';
import {createAccessToken} from '../../data/token-store';
import {LOGIN_LIMIT, limitExceeded} from '../../domain/attempt-limits';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {verifyPassword} from '../../domain/password-hash';

/**
 * Signs a customer in. Wrong password, unknown address and an account that is
 * not enabled get one result, after about the same time. Throws after too many
 * failures for one address.
 */
export async function customerAccessTokenCreate(
  _root: unknown,
  {input}: {input: CustomerAccessTokenCreateInput},
  {shop, language}: ShopContext,
) {
  const subject = `login:${input.email.trim().toLowerCase()}`;
  if (isThrottled(shop, subject, LOGIN_LIMIT)) {
    throw limitExceeded('Login attempt');
  }
  // Counted before the password is looked at, so that attempts that run at the
  // same time cannot slip through together.
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
