import type {Shop} from '../context';
import type {Address} from '../domain/customer-address';
import {numberOfGlobalId} from '../domain/global-id';
import {customerById, updateCustomer} from './customer-store';

/** An address in a customer's book. `id` is the plain number. */
export interface StoredAddress extends Address {
  readonly id: number;
}

interface AddressRow {
  readonly id: number;
  readonly address: string;
}

/** A customer's addresses, oldest first. */
export function addressesOf(
  shop: Shop,
  customerId: string,
): readonly StoredAddress[] {
  return shop.database
    .all<AddressRow>(
      'select id, address from customer_addresses where customer_id = ? order by id',
      [numberOfGlobalId('Customer', customerId)],
    )
    .map(fromRow);
}

/** One address of this customer; `null` when unknown or another customer's. */
export function addressOf(
  shop: Shop,
  customerId: string,
  addressId: number,
): StoredAddress | null {
  const row = shop.database.get<AddressRow>(
    'select id, address from customer_addresses where customer_id = ? and id = ?',
    [numberOfGlobalId('Customer', customerId), addressId],
  );
  return row && fromRow(row);
}

/** Adds an address; a customer's first one becomes the default, as Shopify does. */
export function insertAddress(
  shop: Shop,
  customerId: string,
  address: Address,
): StoredAddress {
  return shop.database.transaction(() => {
    const row = shop.database.get<AddressRow>(
      'insert into customer_addresses (customer_id, address) values (?, ?) returning id, address',
      [numberOfGlobalId('Customer', customerId), JSON.stringify(address)],
    );
    if (!row) throw new Error('The address was not stored.');
    const isFirst = customerById(shop, customerId)?.defaultAddressId === null;
    updateCustomer(shop, customerId, isFirst ? {defaultAddressId: row.id} : {});
    return fromRow(row);
  });
}

/** Replaces an address of this customer; the caller knows that it exists. */
export function updateAddress(
  shop: Shop,
  customerId: string,
  addressId: number,
  address: Address,
): StoredAddress {
  shop.database.run(
    'update customer_addresses set address = ? where customer_id = ? and id = ?',
    [
      JSON.stringify(address),
      numberOfGlobalId('Customer', customerId),
      addressId,
    ],
  );
  updateCustomer(shop, customerId, {});
  return {...address, id: addressId};
}

/**
 * Removes an address of this customer. When it was the default, the newest of
 * the others takes its place.
 */
export function deleteAddress(
  shop: Shop,
  customerId: string,
  addressId: number,
): void {
  shop.database.transaction(() => {
    shop.database.run(
      'delete from customer_addresses where customer_id = ? and id = ?',
      [numberOfGlobalId('Customer', customerId), addressId],
    );
    const customer = customerById(shop, customerId);
    const wasDefault = customer?.defaultAddressId === addressId;
    const defaultAddressId = addressesOf(shop, customerId).at(-1)?.id ?? null;
    updateCustomer(shop, customerId, wasDefault ? {defaultAddressId} : {});
  });
}

function fromRow(row: AddressRow): StoredAddress {
  return {...(JSON.parse(row.address) as Address), id: row.id};
}
