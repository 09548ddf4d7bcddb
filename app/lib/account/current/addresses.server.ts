import type {MailingAddressInput} from '../../../../schemas/storefront-types';
import {
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/customer/address';
import type {UserError} from '~/lib/cart/shopify-problem.server';
import type {RequestContext} from '~/lib/context.server';
import {addressAccounts} from '~/lib/account/address-book.server';
import {askForCustomer} from './account-api.server';

/** Our names of the Customer Account API's fields. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['territoryCode', 'country'],
  ['zoneCode', 'province'],
  ['phoneNumber', 'phone'],
]);

/** Addresses of the Customer Account API, which does not delete the default one. */
export const currentAddresses = addressAccounts({
  readBook: async (context) =>
    (await askForCustomer(context, ACCOUNT_ADDRESSES_QUERY, {})).customer,

  async create(context, input) {
    const {customerAddressCreate} = await askForCustomer(
      context,
      ACCOUNT_ADDRESS_CREATE_MUTATION,
      {address: toAddressInput(input)},
    );
    const errors = errorsOf(customerAddressCreate);
    const exists = errors?.[0]?.code === 'CUSTOMER_ADDRESS_ALREADY_EXISTS';
    return exists ? [] : errors;
  },

  update: (context, addressId, input) =>
    update(context, {addressId, address: toAddressInput(input)}),

  async remove(context, addressId) {
    const {customerAddressDelete} = await askForCustomer(
      context,
      ACCOUNT_ADDRESS_DELETE_MUTATION,
      {addressId},
    );
    return errorsOf(customerAddressDelete);
  },

  makeDefault: (context, addressId) =>
    update(context, {addressId, defaultAddress: true}),
});

async function update(
  context: RequestContext,
  change: {
    readonly addressId: string;
    readonly address?: ReturnType<typeof toAddressInput>;
    readonly defaultAddress?: boolean;
  },
) {
  const {customerAddressUpdate} = await askForCustomer(
    context,
    ACCOUNT_ADDRESS_UPDATE_MUTATION,
    change,
  );
  return errorsOf(customerAddressUpdate);
}

function toAddressInput({
  country,
  province,
  phone,
  ...texts
}: MailingAddressInput) {
  return {
    ...texts,
    territoryCode: country,
    zoneCode: province || null,
    phoneNumber: phone || null,
  };
}

function errorsOf(
  payload: {readonly userErrors: readonly UserError[]} | null | undefined,
) {
  return payload?.userErrors.map(({field, ...error}) => ({
    ...error,
    field: field?.map((name) => FIELD_NAMES.get(name) ?? name),
  }));
}
