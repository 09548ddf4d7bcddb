import {
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/customer/address';
import {invalidPage} from '~/lib/http/not-found';
import type {RequestContext} from '../../context.server';
import {loadCountries} from '../../i18n/load-countries.server';
import {logAccountFailure} from '../account-log.server';
import {firstProblem} from '../account-problem';
import {
  ADDRESS_FIELDS,
  MOST_ADDRESSES,
  addressBook,
  addressNumber,
  type AddressValues,
} from '../address';
import {addressForm} from '../address-form.server';
import {readAddress} from '../address-input.server';
import {refusal} from '../change-result.server';
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
    const addressId = number === null ? null : fullId(book, number, request);
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
    const addressId = fullId(await readBook(context), number, request);
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
    const addressId = fullId(await readBook(context), number, request);
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

/** @throws the 404 when the address is not this customer's. */
function fullId(
  {addresses}: Awaited<ReturnType<typeof readBook>>,
  number: string,
  request: Request,
): string {
  const found = addresses.nodes.find(({id}) => addressNumber(id) === number);
  if (!found) throw invalidPage(new URL(request.url).pathname);
  return found.id;
}

function resultOf(
  context: Pick<RequestContext, 'report'>,
  payload:
    | {
        readonly userErrors: readonly {
          readonly code?: string | null;
          readonly field?: readonly string[] | null;
          readonly message: string;
        }[];
      }
    | null
    | undefined,
): ChangeResult {
  if (payload?.userErrors.length === 0) return {status: 'done'};
  const errors = payload?.userErrors.map(({field, ...error}) => ({
    ...error,
    field: field?.map((name) => OUR_NAMES[name] ?? name),
  }));
  logAccountFailure(context, 'address', errors?.[0]?.code ?? 'no answer');
  return {status: 'refused', problem: firstProblem(errors, ADDRESS_FIELDS)};
}
