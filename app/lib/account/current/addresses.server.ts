import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import {
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/customer/address';
import type {RequestContext} from '../../context.server';
import {loadCountries} from '../../i18n/load-countries.server';
import type {ProviderUserError} from '../account-problem';
import {addressAccounts} from '../address-book.server';
import {askForCustomer} from './for-customer.server';

/** Our names of the fields that the Customer Account API calls otherwise. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  territoryCode: 'country',
  zoneCode: 'province',
  phoneNumber: 'phone',
};

/** Addresses of the Customer Account API, which deletes no default one. */
export const currentAddresses = addressAccounts({
  readBook,

  async readForm(context, request) {
    const [book, {countries, current}] = await Promise.all([
      readBook(context, request),
      loadCountries(context),
    ]);
    return {book, countries, country: current};
  },

  async create(context, request, input) {
    const {customerAddressCreate} = await askForCustomer(
      context,
      request,
      ACCOUNT_ADDRESS_CREATE_MUTATION,
      {address: toProvider(input)},
    );
    const errors = errorsOf(customerAddressCreate);
    return errors?.[0]?.code === 'CUSTOMER_ADDRESS_ALREADY_EXISTS'
      ? []
      : errors;
  },

  async update(context, request, addressId, input) {
    const {customerAddressUpdate} = await askForCustomer(
      context,
      request,
      ACCOUNT_ADDRESS_UPDATE_MUTATION,
      {addressId, address: toProvider(input)},
    );
    return errorsOf(customerAddressUpdate);
  },

  async remove(context, request, addressId) {
    const {customerAddressDelete} = await askForCustomer(
      context,
      request,
      ACCOUNT_ADDRESS_DELETE_MUTATION,
      {addressId},
    );
    return errorsOf(customerAddressDelete);
  },

  async makeDefault(context, request, addressId) {
    const {customerAddressUpdate} = await askForCustomer(
      context,
      request,
      ACCOUNT_ADDRESS_UPDATE_MUTATION,
      {addressId, defaultAddress: true},
    );
    return errorsOf(customerAddressUpdate);
  },
});

async function readBook(context: RequestContext, request: Request) {
  const {customer} = await askForCustomer(
    context,
    request,
    ACCOUNT_ADDRESSES_QUERY,
    {},
  );
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

function toProvider({country, province, phone, ...texts}: MailingAddressInput) {
  return {
    ...texts,
    territoryCode: country,
    zoneCode: province || null,
    phoneNumber: phone || null,
  };
}

function errorsOf(
  payload:
    {readonly userErrors: readonly ProviderUserError[]} | null | undefined,
) {
  return payload?.userErrors.map(({field, ...error}) => ({
    ...error,
    field: field?.map((name) => OUR_NAMES[name] ?? name),
  }));
}
