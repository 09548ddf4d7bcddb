import {
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/storefront/address';
import {assertResult} from '~/lib/storefront/page-error.server';
import {addressAccounts} from '~/lib/account/address-book.server';
import {customerGone, requireCustomerToken} from './customer-session.server';

/** Addresses of the Storefront API. */
export const legacyAddresses = addressAccounts({
  async readBook(context) {
    const customerAccessToken = await requireCustomerToken(context);
    const {storefront} = context;
    const {customer, errors} = await storefront.query(
      CUSTOMER_ADDRESSES_QUERY,
      {variables: {customerAccessToken}, cache: storefront.CacheNone()},
    );
    assertResult('CustomerAddresses', {errors});
    if (!customer) throw customerGone(context);
    return customer;
  },

  async create(context, address) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressCreate} = await context.storefront.mutate(
      CUSTOMER_ADDRESS_CREATE_MUTATION,
      {variables: {address, customerAccessToken}},
    );
    const errors = customerAddressCreate?.customerUserErrors;
    return errors?.[0]?.code === 'TAKEN' ? [] : errors;
  },

  async update(context, id, address) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressUpdate} = await context.storefront.mutate(
      CUSTOMER_ADDRESS_UPDATE_MUTATION,
      {variables: {id, address, customerAccessToken}},
    );
    return customerAddressUpdate?.customerUserErrors;
  },

  async remove(context, id) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressDelete} = await context.storefront.mutate(
      CUSTOMER_ADDRESS_DELETE_MUTATION,
      {variables: {id, customerAccessToken}},
    );
    return customerAddressDelete?.customerUserErrors;
  },

  async makeDefault(context, addressId) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerDefaultAddressUpdate} = await context.storefront.mutate(
      CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
      {variables: {addressId, customerAccessToken}},
    );
    return customerDefaultAddressUpdate?.customerUserErrors;
  },
});
