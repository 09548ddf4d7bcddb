import type {
  CustomerCreateInput,
  CustomerUpdateInput,
  MailingAddressInput,
} from '../../../schemas/storefront-types';
import {customerTokenRefused} from '../../access';
import type {Shop, ShopContext} from '../../context';
import {sendActivationMail} from '../../data/account-mail';
import {
  addressOf,
  addressesOf,
  insertAddress,
  updateAddress,
  deleteAddress,
  type StoredAddress,
} from '../../data/address-store';
import {
  customerById,
  customerByEmail,
  insertCustomer,
  profileConflicts,
  updateCustomer,
} from '../../data/customer-store';
import {
  customerIdForToken,
  createAccessToken,
  deleteAccessTokensOf,
} from '../../data/token-store';
import {applyAddressInput} from '../../domain/address-input';
import {EMPTY_ADDRESS, isSameAddress} from '../../domain/customer-address';
import {
  customerError,
  type CustomerErrorReason,
} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {readProfile} from '../../domain/customer-profile';
import {numberOfGlobalId} from '../../domain/global-id';
import {hashPassword} from '../../domain/password-hash';
import {passwordFault} from '../../domain/password-rule';
import {customerSource} from '../object/customer';
import {customerAddressSource} from '../object/mailing-address';

/** The token's customer; `null` when the token is unknown or expired. */
function customer(
  _root: unknown,
  {customerAccessToken}: {customerAccessToken: string},
  {shop}: ShopContext,
) {
  const id = customerIdForToken(shop, customerAccessToken);
  const found = id === null ? null : customerById(shop, id);
  return found && customerSource(found);
}

/**
 * Registers a customer. A customer whom the merchant has invited gets the invitation
 * again, because only a reader of that mailbox may take over the account.
 */
async function customerCreate(
  _root: unknown,
  {input}: {input: CustomerCreateInput},
  {shop, language}: ShopContext,
) {
  const {profile, faults} = readProfile(input);
  const passwordReason = passwordFault(input.password);
  const errors = [
    ...faults,
    ...(passwordReason
      ? [{field: 'password', reason: passwordReason} as const]
      : []),
  ].map(({field, reason}) => customerError(reason, language, ['input', field]));
  if (errors.length > 0) return customerFailure(...errors);

  const passwordHash = await hashPassword(input.password);
  // No `await` from here on: otherwise two registrations could both find the address
  // free.
  const known = customerByEmail(shop, input.email);
  if (known?.state === 'invited') {
    sendActivationMail(shop, known);
    return customerFailure(
      customerError('invitationSent', language, ['input', 'email']),
    );
  }
  const conflicts = profileConflicts(shop, profile, null).map(
    ({field, reason}) => customerError(reason, language, ['input', field]),
  );
  if (conflicts.length > 0) return customerFailure(...conflicts);
  const customer = insertCustomer(shop, {
    email: profile.email ?? null,
    phone: profile.phone ?? null,
    firstName: profile.firstName ?? null,
    lastName: profile.lastName ?? null,
    acceptsMarketing: profile.acceptsMarketing ?? false,
    passwordHash,
    state: 'enabled',
    tags: [],
    language,
  });
  return customerSuccess({customer: customerSource(customer)});
}

interface UpdateArgs {
  readonly customer: CustomerUpdateInput;
  readonly customerAccessToken: string;
}

/**
 * Changes a customer's own data, but not their e-mail address. A new password ends all tokens and
 * returns a new one.
 */
async function customerUpdate(
  _root: unknown,
  {customer: input, customerAccessToken}: UpdateArgs,
  {shop, language}: ShopContext,
) {
  const password = input.password ?? null;
  const {profile, faults} = readProfile(input);
  const passwordReason = password === null ? null : passwordFault(password);
  const passwordHash =
    password === null || passwordReason ? null : await hashPassword(password);

  const id = customerIdForToken(shop, customerAccessToken);
  if (id === null) throw customerTokenRefused('customerUpdate');
  const {email} = profile;
  if (email && email !== customerById(shop, id)?.email) {
    return customerFailure(
      customerError('emailRefused', language, ['customer', 'email']),
    );
  }
  const errors = [
    ...faults,
    ...(passwordReason
      ? [{field: 'password', reason: passwordReason} as const]
      : []),
    ...profileConflicts(shop, profile, id),
  ].map(({field, reason}) =>
    customerError(reason, language, ['customer', field]),
  );
  if (errors.length > 0) return customerFailure(...errors);
  const changes = passwordHash === null ? profile : {...profile, passwordHash};
  const customer = updateCustomer(shop, id, changes);
  if (passwordHash !== null) deleteAccessTokensOf(shop, id);
  return customerSuccess({
    customer: customerSource(customer),
    customerAccessToken:
      passwordHash === null ? null : createAccessToken(shop, id),
  });
}

interface AddressCreateArgs {
  readonly address: MailingAddressInput;
  readonly customerAccessToken: string;
}

/**
 * Adds an address to the book of the token's customer. As at Shopify, an address
 * that is already in it is refused.
 */
function customerAddressCreate(
  _root: unknown,
  {address: input, customerAccessToken}: AddressCreateArgs,
  {shop, language}: ShopContext,
) {
  const customerId = customerIdForToken(shop, customerAccessToken);
  if (customerId === null) throw customerTokenRefused('customerAddressCreate');
  const customer = customerById(shop, customerId);
  const {address, faults} = applyAddressInput(
    {
      ...EMPTY_ADDRESS,
      // As at Shopify, an address without a name is the customer's own.
      firstName: customer?.firstName ?? null,
      lastName: customer?.lastName ?? null,
    },
    input,
  );
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

/**
 * The address with a global id, if it is one of the token's customer. Another
 * customer's address is treated like one that does not exist. `field` names the
 * argument that contains the id. Throws the error of `mutation` for an unknown token.
 */
function findOwnAddress(
  shop: Shop,
  mutation: string,
  customerAccessToken: string,
  id: string,
  field: string,
):
  | {readonly customerId: string; readonly address: StoredAddress}
  | {readonly reason: CustomerErrorReason; readonly field: string} {
  const customerId = customerIdForToken(shop, customerAccessToken);
  if (customerId === null) throw customerTokenRefused(mutation);
  const number = numberOfGlobalId('MailingAddress', id);
  const address = number === null ? null : addressOf(shop, customerId, number);
  return address ? {customerId, address} : {reason: 'addressNotFound', field};
}

interface AddressUpdateArgs {
  readonly address: MailingAddressInput;
  readonly customerAccessToken: string;
  readonly id: string;
}

/** Changes an address of the token's customer. */
function customerAddressUpdate(
  _root: unknown,
  {address: input, customerAccessToken, id}: AddressUpdateArgs,
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(
    shop,
    'customerAddressUpdate',
    customerAccessToken,
    id,
    'id',
  );
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

/** Removes an address of the token's customer. */
function customerAddressDelete(
  _root: unknown,
  {customerAccessToken, id}: {customerAccessToken: string; id: string},
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(
    shop,
    'customerAddressDelete',
    customerAccessToken,
    id,
    'id',
  );
  if ('reason' in own) {
    return customerFailure(customerError(own.reason, language, [own.field]));
  }
  deleteAddress(shop, own.customerId, own.address.id);
  return customerSuccess({deletedCustomerAddressId: id});
}

interface DefaultAddressArgs {
  readonly addressId: string;
  readonly customerAccessToken: string;
}

/** Makes one of the customer's addresses the default. */
function customerDefaultAddressUpdate(
  _root: unknown,
  {addressId, customerAccessToken}: DefaultAddressArgs,
  {shop, language}: ShopContext,
) {
  const own = findOwnAddress(
    shop,
    'customerDefaultAddressUpdate',
    customerAccessToken,
    addressId,
    'addressId',
  );
  if ('reason' in own) {
    return customerFailure(customerError(own.reason, language, [own.field]));
  }
  const customer = updateCustomer(shop, own.customerId, {
    defaultAddressId: own.address.id,
  });
  return customerSuccess({customer: customerSource(customer)});
}

/** Query root of a customer. */
export const customerQueries = {customer};

/** Mutations of a customer and their addresses. */
export const customerMutations = {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerCreate,
  customerDefaultAddressUpdate,
  customerUpdate,
};
