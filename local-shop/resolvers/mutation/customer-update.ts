import type {CustomerUpdateInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {updateCustomer} from '../../data/customer-store';
import {profileConflicts} from '../../data/profile-conflict';
import {
  createAccessToken,
  customerIdForToken,
  deleteAccessTokensOf,
} from '../../data/token-store';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {readProfile} from '../../domain/customer-profile';
import {hashPassword} from '../../domain/password-hash';
import {passwordFault} from '../../domain/password-rule';
import {customerSource} from '../object/customer';

interface Args {
  readonly customer: CustomerUpdateInput;
  readonly customerAccessToken: string;
}

/**
 * Changes a customer's own data. A new password ends all tokens and is answered
 * with a fresh one.
 */
export async function customerUpdate(
  _root: unknown,
  {customer: input, customerAccessToken}: Args,
  {shop, language}: ShopContext,
) {
  const password = input.password ?? null;
  const {profile, faults} = readProfile(input);
  const passwordReason = password === null ? null : passwordFault(password);
  const passwordHash =
    password === null || passwordReason ? null : await hashPassword(password);

  const id = customerIdForToken(shop, customerAccessToken);
  if (id === null) {
    return customerFailure(
      customerError('accessTokenInvalid', language, ['customerAccessToken']),
    );
  }
  const errors = [
    ...faults,
    ...(passwordReason
      ? [{field: 'password', reason: passwordReason} as const]
      : []),
    ...profileConflicts(shop, profile, id),
  ].map(({field, reason}) =>
    customerError(reason, language, ['customer', field]),
  );
  if (errors.length > 0) return customerFailure(...errors);
  const changes = passwordHash === null ? profile : {...profile, passwordHash};
  const customer = updateCustomer(shop, id, changes);
  if (passwordHash !== null) deleteAccessTokensOf(shop, id);
  return customerSuccess({
    customer: customerSource(customer),
    customerAccessToken:
      passwordHash === null ? null : createAccessToken(shop, id),
  });
}
