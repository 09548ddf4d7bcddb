import type {ShopContext} from '../../context';
import {deleteAddress} from '../../data/address-store';
import {findOwnAddress} from '../../data/own-address';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';

/** Removes an address of the token's customer. */
export function customerAddressDelete(
  _root: unknown,
  {customerAccessToken, id}: {customerAccessToken: string; id: string},
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(shop, customerAccessToken, id, 'id');
  if ('reason' in own) {
    return customerFailure(customerError(own.reason, language, [own.field]));
  }
  deleteAddress(shop, own.customerId, own.address.id);
  return customerSuccess({deletedCustomerAddressId: id});
}
