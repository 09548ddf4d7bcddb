import type {MailingAddressInput} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {updateAddress} from '../../data/address-store';
import {findOwnAddress} from '../../data/own-address';
import {applyAddressInput} from '../../domain/address-input';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {customerAddressSource} from '../object/mailing-address';

interface Args {
  readonly address: MailingAddressInput;
  readonly customerAccessToken: string;
  readonly id: string;
}

/** Changes an address of the token's customer. */
export function customerAddressUpdate(
  _root: unknown,
  {address: input, customerAccessToken, id}: Args,
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(shop, customerAccessToken, id, 'id');
  if ('reason' in own) {
    return customerFailure(customerError(own.reason, language, [own.field]));
  }
  const {id: number, ...current} = own.address;
  const {address, faults} = applyAddressInput(current, input);
  if (faults.length > 0) {
    return customerFailure(
      ...faults.map(({field, reason}) =>
        customerError(reason, language, ['address', field]),
      ),
    );
  }
  return customerSuccess({
    customerAddress: customerAddressSource(
      updateAddress(shop, own.customerId, number, address),
    ),
  });
}
