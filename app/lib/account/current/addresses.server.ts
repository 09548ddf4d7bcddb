import {
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/customer/address';
import type {RequestContext} from '../../context.server';
import {loadCountries} from '../../i18n/load-countries.server';
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
import type {AddressFormData, ChangeResult} from '../customer-accounts';
import {askAccount} from './account-api.server';
import {forCustomer, loadForCustomer} from './for-customer.server';

/** Our names of the fields that the Customer Account API calls otherwise. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  territoryCode: 'country',
  zoneCode: 'province',
  phoneNumber: 'phone',
};

/** The customer's addresses; throws like `loadForCustomer`. */
export function loadAddresses(context: RequestContext, request: Request) {
  return loadForCustomer(context, request, async () =>
    addressBook(await readBook(context)),
  );
}

/** What the form for an address needs; see `addressForm`. */
export function loadAddressForm(
  context: RequestContext,
  request: Request,
  number: string | null,
): Promise<AddressFormData> {
  return loadForCustomer(context, request, async () => {
    const [book, {countries, current}] = await Promise.all([
      readBook(context),
      loadCountries(context),
    ]);
    return addressForm(context, request, number, {
      shownTo: book.id,
      book: addressBook(book),
      localization: {
        availableCountries: countries,
        country: {isoCode: current},
      },
    });
  });
}

/**
 * Adds an address, or changes the one with `number`. A form that is sent twice adds one:
 * the provider takes none that is there already.
 */
export function saveAddress(
  context: RequestContext,
  request: Request,
  number: string | null,
  values: AddressValues,
): Promise<ChangeResult> {
  return forCustomer(context, request, async () => {
    const book = await readBook(context);
    const addressId =
      number === null
        ? null
        : ownAddressId(book.addresses.nodes, number, request);
    const reading = readAddress(values);
    if ('fault' in reading) {
      return refusal(context, reading.field, reading.fault);
    }
    if (addressId === null && book.addresses.nodes.length >= MOST_ADDRESSES) {
      return refusal(context, null, 'addressesFull');
    }
    const {country, province, phone, ...texts} = reading.input;
    const address = {
      ...texts,
      territoryCode: country,
      zoneCode: province || null,
      phoneNumber: phone || null,
    };
    if (addressId !== null) {
      const {customerAddressUpdate} = await askAccount(
        context,
        ACCOUNT_ADDRESS_UPDATE_MUTATION,
        {addressId, address},
      );
      return resultOf(context, customerAddressUpdate);
    }
    const {customerAddressCreate} = await askAccount(
      context,
      ACCOUNT_ADDRESS_CREATE_MUTATION,
      {address},
    );
    const [error] = customerAddressCreate?.userErrors ?? [];
    return error?.code === 'CUSTOMER_ADDRESS_ALREADY_EXISTS'
      ? {status: 'done'}
      : resultOf(context, customerAddressCreate);
  });
}

/** Removes an address, which must not be the default one. */
export function deleteAddress(
  context: RequestContext,
  request: Request,
  number: string,
): Promise<ChangeResult> {
  return forCustomer(context, request, async () => {
    const {addresses} = await readBook(context);
    const addressId = ownAddressId(addresses.nodes, number, request);
    const {customerAddressDelete} = await askAccount(
      context,
      ACCOUNT_ADDRESS_DELETE_MUTATION,
      {addressId},
    );
    return resultOf(context, customerAddressDelete);
  });
}

/** Makes an address the default one. */
export function makeDefaultAddress(
  context: RequestContext,
  request: Request,
  number: string,
): Promise<ChangeResult> {
  return forCustomer(context, request, async () => {
    const {addresses} = await readBook(context);
    const addressId = ownAddressId(addresses.nodes, number, request);
    const {customerAddressUpdate} = await askAccount(
      context,
      ACCOUNT_ADDRESS_UPDATE_MUTATION,
      {addressId, defaultAddress: true},
    );
    return resultOf(context, customerAddressUpdate);
  });
}

/** The book by the names that the Storefront API has for it. */
async function readBook(context: RequestContext) {
  const {customer} = await askAccount(context, ACCOUNT_ADDRESSES_QUERY, {});
  const nodes = customer.addresses.nodes.map(
    ({territoryCode, zoneCode, phoneNumber, ...address}) => ({
      ...address,
      countryCodeV2: territoryCode,
      provinceCode: zoneCode,
      phone: phoneNumber,
    }),
  );
  return {...customer, addresses: {nodes}};
}

function resultOf(
  context: Pick<RequestContext, 'report'>,
  payload:
    {readonly userErrors: readonly ProviderUserError[]} | null | undefined,
): ChangeResult {
  const errors = payload?.userErrors.map(({field, ...error}) => ({
    ...error,
    field: field?.map((name) => OUR_NAMES[name] ?? name),
  }));
  return changeResult(context, 'address', errors, ADDRESS_FIELDS);
}
