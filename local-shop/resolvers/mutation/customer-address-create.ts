import type {MailingAddressInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {addressesOf, insertAddress} from '../../data/address-store';
import {customerIdForToken} from '../../data/token-store';
import {applyAddressInput} from '../../domain/address-input';
import {EMPTY_ADDRESS, isSameAddress} from '../../domain/customer-address';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {customerAddressSource} from '../object/mailing-address';

interface Args {
  readonly address: MailingAddressInput;
  readonly customerAccessToken: string;
}

/**
 * Adds an address to the book of the token's customer. One that is in it already
 * is refused, as the provider does.
 */
export function customerAddressCreate(
  _root: unknown,
  {address: input, customerAccessToken}: Args,
  {shop, language}: ShopContext,
) {
  const customerId = customerIdForToken(shop, customerAccessToken);
  if (customerId === null) {
    return customerFailure(
      customerError('accessTokenInvalid', language, ['customerAccessToken']),
    );
  }
  const {address, faults} = applyAddressInput(EMPTY_ADDRESS, input);
  if (faults.length > 0) {
    return customerFailure(
      ...faults.map(({field, reason}) =>
        customerError(reason, language, ['address', field]),
      ),
    );
  }
  const book = addressesOf(shop, customerId);
  if (book.some((known) => isSameAddress(known, address))) {
    return customerFailure(
      customerError('addressTaken', language, ['address']),
    );
  }
  return customerSuccess({
    customerAddress: customerAddressSource(
      insertAddress(shop, customerId, address),
    ),
  });
}
