import type {ShopContext} from '../../context';
import {updateCustomer} from '../../data/customer-store';
import {findOwnAddress} from '../../data/own-address';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {customerSource} from '../object/customer';

interface Args {
  readonly addressId: string;
  readonly customerAccessToken: string;
}

/** Makes one of the customer's addresses the default. */
export function customerDefaultAddressUpdate(
  _root: unknown,
  {addressId, customerAccessToken}: Args,
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(shop, customerAccessToken, addressId, 'addressId');
  if ('reason' in own) {
    return customerFailure(customerError(own.reason, language, [own.field]));
  }
  const customer = updateCustomer(shop, own.customerId, {
    defaultAddressId: own.address.id,
  });
  return customerSuccess({customer: customerSource(customer)});
}
