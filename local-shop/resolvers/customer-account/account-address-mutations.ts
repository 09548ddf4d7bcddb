import type {ShopContext} from '../../context';
import {
  addressesOf,
  addressOf,
  deleteAddress,
  insertAddress,
  updateAddress,
} from '../../data/address-store';
import {updateCustomer} from '../../data/customer-store';
import {applyAddressInput} from '../../domain/address-input';
import {
  EMPTY_ADDRESS,
  isSameAddress,
  type Address,
} from '../../domain/customer-address';
import {
  customerError,
  type CustomerErrorReason,
} from '../../domain/customer-error';
import {numberOfGlobalId} from '../../domain/global-id';
import {toE164} from '../../domain/phone-number';
import {accountAddressSource} from './account-address';
import {signedInCustomer, type AccountRoot} from './account-queries';

/** `CustomerAddressInput`. */
interface AddressInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly company?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly zip?: string | null;
  readonly phoneNumber?: string | null;
  /** Country's code. */
  readonly territoryCode?: string | null;
  /** Province's code. */
  readonly zoneCode?: string | null;
}

interface AddressUserError {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
}

const CODES: Partial<Record<CustomerErrorReason, string>> = {
  textTooLong: 'TOO_LONG',
  textContainsHtml: 'CONTAINS_HTML_TAGS',
  countryInvalid: 'INVALID_TERRITORY_CODE',
  provinceInvalid: 'INVALID_FOR_COUNTRY',
  zipInvalid: 'INVALID_FOR_COUNTRY',
};

/** Names in the Storefront API of the fields that have other names here. */
const FIELDS: Readonly<Record<string, string>> = {
  country: 'territoryCode',
  province: 'zoneCode',
  phone: 'phoneNumber',
};

/** `customerAddressCreate`. A customer's first address always becomes the default. */
export function customerAddressCreate(
  {customerId}: AccountRoot,
  args: {address: AddressInput; defaultAddress?: boolean | null},
  {shop, language}: ShopContext,
) {
  const {address, userErrors} = readAddress(
    EMPTY_ADDRESS,
    args.address,
    language,
  );
  if (userErrors.length > 0) return failure(...userErrors);
  if (
    addressesOf(shop, customerId).some((own) => isSameAddress(own, address))
  ) {
    return failure({
      ...customerError('addressTaken', language, null),
      field: ['address'],
      code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS',
    });
  }
  const stored = insertAddress(shop, customerId, address);
  if (args.defaultAddress) {
    updateCustomer(shop, customerId, {defaultAddressId: stored.id});
  }
  return {customerAddress: accountAddressSource(stored), userErrors: []};
}

/** `customerAddressUpdate`: changes what the input names, and which address is the default. */
export function customerAddressUpdate(
  root: AccountRoot,
  args: {
    addressId: string;
    address?: AddressInput | null;
    defaultAddress?: boolean | null;
  },
  {shop, language}: ShopContext,
) {
  const own = findOwn(root, args.addressId, shop);
  if (!own) return failure(unknownAddress(language));
  if (args.defaultAddress === false && isDefault(root, own.id, shop)) {
    return failure({
      code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
      field: ['defaultAddress'],
      message: "Demoting the default address of the customer isn't allowed.",
    });
  }
  const {id, ...current} = own;
  const {address, userErrors} = readAddress(
    current,
    args.address ?? {},
    language,
  );
  if (userErrors.length > 0) return failure(...userErrors);
  const stored = updateAddress(shop, root.customerId, id, address);
  if (args.defaultAddress) {
    updateCustomer(shop, root.customerId, {defaultAddressId: id});
  }
  return {customerAddress: accountAddressSource(stored), userErrors: []};
}

/**
 * `customerAddressDelete`. The default address cannot be deleted before another one has
 * become the default.
 */
export function customerAddressDelete(
  root: AccountRoot,
  {addressId}: {addressId: string},
  {shop, language}: ShopContext,
) {
  const own = findOwn(root, addressId, shop);
  if (!own) return failure(unknownAddress(language));
  if (isDefault(root, own.id, shop)) {
    return failure({
      code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
      field: ['addressId'],
      message:
        "The default address of the customer can't be deleted before setting another one as default.",
    });
  }
  deleteAddress(shop, root.customerId, own.id);
  return {deletedAddressId: addressId, userErrors: []};
}

function findOwn(
  {customerId}: AccountRoot,
  addressId: string,
  shop: ShopContext['shop'],
) {
  const number = numberOfGlobalId('CustomerAddress', addressId);
  return number === null ? null : addressOf(shop, customerId, number);
}

function isDefault(
  root: AccountRoot,
  addressId: number,
  shop: ShopContext['shop'],
): boolean {
  return signedInCustomer(shop, root).defaultAddressId === addressId;
}

function readAddress(
  current: Address,
  input: AddressInput,
  language: ShopContext['language'],
): {readonly address: Address; readonly userErrors: AddressUserError[]} {
  const {territoryCode, zoneCode, phoneNumber, ...same} = input;
  const {address, faults} = applyAddressInput(current, {
    ...same,
    ...(territoryCode === undefined ? {} : {country: territoryCode}),
    ...(zoneCode === undefined ? {} : {province: zoneCode}),
    ...(phoneNumber === undefined ? {} : {phone: phoneNumber}),
  });
  const userErrors = faults.map(({field, reason}): AddressUserError => {
    const path = ['address', FIELDS[field] ?? field];
    const {message} = customerError(reason, language, path);
    return {code: CODES[reason] ?? 'INVALID', field: path, message};
  });
  if (!address.countryCode && !faults.some(({field}) => field === 'country')) {
    userErrors.push({
      code: 'TERRITORY_CODE_MISSING',
      field: ['address', 'territoryCode'],
      message: 'The Territory Code field is missing.',
    });
  }
  if (!address.address1) {
    userErrors.push({
      code: 'ADDRESS1_MISSING',
      field: ['address', 'address1'],
      message: 'The Address1 field is missing.',
    });
  }
  const phone = address.phone && toE164(address.phone);
  if (address.phone && !phone) {
    userErrors.push({
      ...customerError('phoneInvalid', language, null),
      code: 'PHONE_NUMBER_NOT_VALID',
      field: ['address', 'phoneNumber'],
    });
  }
  return {address: {...address, phone}, userErrors};
}

function unknownAddress(language: ShopContext['language']): AddressUserError {
  return {
    ...customerError('addressNotFound', language, null),
    code: 'ADDRESS_ID_DOES_NOT_EXIST',
    field: ['addressId'],
  };
}

function failure(...userErrors: readonly AddressUserError[]) {
  return {customerAddress: null, deletedAddressId: null, userErrors};
}
