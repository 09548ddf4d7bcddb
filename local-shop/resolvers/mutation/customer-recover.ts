import type {ShopContext} from '../../context';
import {countAttempt, isThrottled} from '../../data/attempt-store';
import {sendResetMail} from '../../data/account-mail';
import {customerByEmail} from '../../data/customer-store';
import {RECOVER_LIMIT, limitExceeded} from '../../domain/attempt-limits';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';

/**
 * Mails a link to choose a new password. Like the provider it says when there is
 * no such customer; hiding that is the storefront's part. Throws after too many
 * requests for one address.
 */
export function customerRecover(
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
