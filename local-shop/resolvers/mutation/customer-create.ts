import type {CustomerCreateInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {sendActivationMail} from '../../data/account-mail';
import {customerByEmail, insertCustomer} from '../../data/customer-store';
import {profileConflicts} from '../../data/profile-conflict';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {readProfile} from '../../domain/customer-profile';
import {hashPassword} from '../../domain/password-hash';
import {passwordFault} from '../../domain/password-rule';
import {customerSource} from '../object/customer';

/**
 * Registers a customer. Whoever the merchant has invited already gets the
 * invitation once more, since only a reader of that mailbox may take the
 * account over.
 */
export async function customerCreate(
  _root: unknown,
  {input}: {input: CustomerCreateInput},
  {shop, language}: ShopContext,
) {
  const {profile, faults} = readProfile(input);
  const passwordReason = passwordFault(input.password);
  const errors = [
    ...faults,
    ...(passwordReason
      ? [{field: 'password', reason: passwordReason} as const]
      : []),
  ].map(({field, reason}) => customerError(reason, language, ['input', field]));
  if (errors.length > 0) return customerFailure(...errors);

  const passwordHash = await hashPassword(input.password);
  // From here on nothing waits: two registrations cannot both find the address free.
  const known = customerByEmail(shop, input.email);
  if (known?.state === 'invited') {
    sendActivationMail(shop, known);
    return customerFailure(
      customerError('invitationSent', language, ['input', 'email']),
    );
  }
  const conflicts = profileConflicts(shop, profile, null).map(
    ({field, reason}) => customerError(reason, language, ['input', field]),
  );
  if (conflicts.length > 0) return customerFailure(...conflicts);
  const customer = insertCustomer(shop, {
    email: profile.email ?? null,
    phone: profile.phone ?? null,
    firstName: profile.firstName ?? null,
    lastName: profile.lastName ?? null,
    acceptsMarketing: profile.acceptsMarketing ?? false,
    passwordHash,
    state: 'enabled',
    tags: [],
    language,
  });
  return customerSuccess({customer: customerSource(customer)});
}
