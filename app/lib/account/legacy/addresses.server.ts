import {
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/storefront/address';
import type {RequestContext} from '../../context.server';
import {
  assertAnswered,
  pageFailure,
} from '../../storefront/page-failure.server';
import type {ProviderUserError} from '../account-problem';
import {
  ADDRESS_FIELDS,
  MOST_ADDRESSES,
  addressBook,
  type AddressValues,
} from '../address';
import {addressForm, ownAddressId} from '../address-form.server';
import {readAddress} from '../address-input.server';
import {changeResult, refusal} from '../change-result.server';
import type {ChangeResult} from '../customer-accounts';
import {customerGone, requireCustomerToken} from './customer-session.server';

/**
 * The customer's addresses.
 * @throws like `loadCustomer`.
 */
export async function loadAddresses(context: RequestContext, request: Request) {
  try {
    return addressBook((await readBook(context, request)).customer);
  } catch (error) {
    throw pageFailure(error);
  }
}

/**
 * What the form for an address needs; see `addressForm`.
 *
 * @throws like `loadCustomer`; the 404 for an address that is not the customer's.
 */
export async function loadAddressForm(
  context: RequestContext,
  request: Request,
  number: string | null,
) {
  try {
    const {customer, localization} = await readBook(context, request);
    return addressForm(context, request, number, {
      shownTo: customer.id,
      book: addressBook(customer),
      localization,
    });
  } catch (error) {
    throw pageFailure(error);
  }
}

/**
 * Adds an address, or changes the one with `number`. A form that is sent twice
 * adds one address: the provider takes none that is there already.
 *
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function saveAddress(
  context: RequestContext,
  request: Request,
  number: string | null,
  values: AddressValues,
): Promise<ChangeResult> {
  const {customer} = await readBook(context, request);
  const id =
    number === null
      ? null
      : ownAddressId(customer.addresses.nodes, number, request);
  const reading = readAddress(values);
  if ('fault' in reading) return refusal(context, reading.field, reading.fault);
  const address = reading.input;
  if (id === null && customer.addresses.nodes.length >= MOST_ADDRESSES) {
    return refusal(context, null, 'addressesFull');
  }
  const {storefront} = context;
  const customerAccessToken = await requireCustomerToken(context, request);
  if (id !== null) {
    const {customerAddressUpdate} = await storefront.mutate(
      CUSTOMER_ADDRESS_UPDATE_MUTATION,
      {variables: {id, address, customerAccessToken}},
    );
    return resultOf(context, customerAddressUpdate);
  }
  const {customerAddressCreate} = await storefront.mutate(
    CUSTOMER_ADDRESS_CREATE_MUTATION,
    {variables: {address, customerAccessToken}},
  );
  const [error] = customerAddressCreate?.customerUserErrors ?? [];
  if (error?.code === 'TAKEN') return {status: 'done'};
  return resultOf(context, customerAddressCreate);
}

/** Removes an address; see `saveAddress`. */
export async function deleteAddress(
  context: RequestContext,
  request: Request,
  number: string,
): Promise<ChangeResult> {
  const {customer} = await readBook(context, request);
  const {customerAddressDelete} = await context.storefront.mutate(
    CUSTOMER_ADDRESS_DELETE_MUTATION,
    {
      variables: {
        id: ownAddressId(customer.addresses.nodes, number, request),
        customerAccessToken: await requireCustomerToken(context, request),
      },
    },
  );
  return resultOf(context, customerAddressDelete);
}

/** Makes an address the default one; see `saveAddress`. */
export async function makeDefaultAddress(
  context: RequestContext,
  request: Request,
  number: string,
): Promise<ChangeResult> {
  const {customer} = await readBook(context, request);
  const {customerDefaultAddressUpdate} = await context.storefront.mutate(
    CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
    {
      variables: {
        addressId: ownAddressId(customer.addresses.nodes, number, request),
        customerAccessToken: await requireCustomerToken(context, request),
      },
    },
  );
  return resultOf(context, customerDefaultAddressUpdate);
}

async function readBook(context: RequestContext, request: Request) {
  const customerAccessToken = await requireCustomerToken(context, request);
  const {storefront} = context;
  const {customer, localization, errors} = await storefront.query(
    CUSTOMER_ADDRESSES_QUERY,
    {variables: {customerAccessToken}, cache: storefront.CacheNone()},
  );
  assertAnswered('CustomerAddresses', customer, {errors});
  if (!customer) throw customerGone(context, request);
  return {customer, localization};
}

function resultOf(
  context: Pick<RequestContext, 'report'>,
  payload:
    | {readonly customerUserErrors: readonly ProviderUserError[]}
    | null
    | undefined,
): ChangeResult {
  const errors = payload?.customerUserErrors;
  return changeResult(context, 'address', errors, ADDRESS_FIELDS);
}
