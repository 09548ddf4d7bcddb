import type {Shop} from '../context';
import type {CustomerErrorReason} from '../domain/customer-error';
import {numberOfGlobalId} from '../domain/global-id';
import {addressOf, type StoredAddress} from './address-store';
import {customerIdForToken} from './token-store';

/**
 * The address with a global id, if it is one of the token's customer. Another
 * customer's address is treated like one that does not exist. `field` names the
 * argument that holds the id.
 */
export function findOwnAddress(
  shop: Shop,
  customerAccessToken: string,
  id: string,
  field: string,
):
  | {readonly customerId: string; readonly address: StoredAddress}
  | {readonly reason: CustomerErrorReason; readonly field: string} {
  const customerId = customerIdForToken(shop, customerAccessToken);
  if (customerId === null) {
    return {reason: 'accessTokenInvalid', field: 'customerAccessToken'};
  }
  const number = numberOfGlobalId('MailingAddress', id);
  const address = number === null ? null : addressOf(shop, customerId, number);
  return address ? {customerId, address} : {reason: 'addressNotFound', field};
}
