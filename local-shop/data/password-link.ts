import type {Shop} from '../context';
import {hashPassword} from '../domain/password-hash';
import {passwordFault} from '../domain/password-rule';
import type {CustomerErrorReason} from '../domain/customer-error';
import {customerById, updateCustomer, type Customer} from './customer-store';
import {
  deleteMailTokensOf,
  isMailTokenValid,
  type MailTokenPurpose,
} from './mail-token-store';
import {
  createAccessToken,
  deleteAccessTokensOf,
  type CustomerAccessToken,
} from './token-store';

/** The result of a mail link: the signed-in customer, or the error. */
export type PasswordLinkResult =
  | {readonly customer: Customer; readonly token: CustomerAccessToken}
  | {readonly fault: 'password' | 'link'; readonly reason: CustomerErrorReason};

/**
 * Sets the password of the customer who has a link from a mail, once, and signs them
 * in. All former tokens of the customer end.
 */
export async function setPasswordByLink(
  shop: Shop,
  purpose: MailTokenPurpose,
  customerId: string,
  mailToken: string,
  password: string,
): Promise<PasswordLinkResult> {
  const early = linkFault(shop, purpose, customerId, mailToken);
  if (early) return {fault: 'link', reason: early};
  const reason = passwordFault(password);
  if (reason) return {fault: 'password', reason};
  const passwordHash = await hashPassword(password);
  // The link may have been used by another request meanwhile.
  const late = linkFault(shop, purpose, customerId, mailToken);
  if (late) return {fault: 'link', reason: late};
  return shop.database.transaction(() => {
    deleteMailTokensOf(shop, customerId, 'reset');
    deleteMailTokensOf(shop, customerId, 'activate');
    deleteAccessTokensOf(shop, customerId);
    const customer = updateCustomer(shop, customerId, {
      passwordHash,
      state: 'enabled',
    });
    return {customer, token: createAccessToken(shop, customerId)};
  });
}

function linkFault(
  shop: Shop,
  purpose: MailTokenPurpose,
  customerId: string,
  mailToken: string,
): CustomerErrorReason | null {
  const customer = customerById(shop, customerId);
  if (purpose === 'activate' && customer?.state === 'enabled') {
    return 'alreadyEnabled';
  }
  if (!isMailTokenValid(shop, customerId, purpose, mailToken)) {
    return purpose === 'reset' ? 'resetTokenInvalid' : 'activationTokenInvalid';
  }
  return customer?.state === 'disabled' ? 'disabled' : null;
}
