import type {MailingAddressInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {ShopContext} from '../../context';
import {insertAddress} from '../../data/address-store';
import {customerIdForToken} from '../../data/token-store';
import {applyAddressInput} from '../../domain/address-input';
import {EMPTY_ADDRESS} from '../../domain/customer-address';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {customerAddressSource} from '../object/mailing-address';

interface Args {
  readonly address: MailingAddressInput;
  readonly customerAccessToken: string;
}

/** Adds an address to the book of the token's customer. */
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
  return customerSuccess({
    customerAddress: customerAddressSource(
      insertAddress(shop, customerId, address),
    ),
  });
}
