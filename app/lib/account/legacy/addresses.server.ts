import {
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
} from '~/graphql/storefront/address';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {addressAccounts} from '~/lib/account/address-book.server';
import {customerGone, requireCustomerToken} from './customer-session.server';
import {requireKnownToken} from './profile.server';

/** Addresses of the Storefront API. */
export const legacyAddresses = addressAccounts({
  async readBook(context) {
    const customerAccessToken = await requireCustomerToken(context);
    const {storefront} = context;
    const {customer, errors} = await storefront.query(
      CUSTOMER_ADDRESSES_QUERY,
      {variables: {customerAccessToken}, cache: storefront.CacheNone()},
    );
    assertNoErrors('CustomerAddresses', {errors});
    if (!customer) throw customerGone(context);
    return customer;
  },

  async create(context, address) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressCreate, errors: failures} =
      await context.storefront.mutate(CUSTOMER_ADDRESS_CREATE_MUTATION, {
        variables: {address, customerAccessToken},
      });
    await requireKnownToken(context, failures);
    const errors = customerAddressCreate?.customerUserErrors;
    return errors?.[0]?.code === 'TAKEN' ? [] : errors;
  },

  async update(context, id, address) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressUpdate, errors: failures} =
      await context.storefront.mutate(CUSTOMER_ADDRESS_UPDATE_MUTATION, {
        variables: {id, address, customerAccessToken},
      });
    await requireKnownToken(context, failures);
    return customerAddressUpdate?.customerUserErrors;
  },

  async remove(context, id) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerAddressDelete, errors: failures} =
      await context.storefront.mutate(CUSTOMER_ADDRESS_DELETE_MUTATION, {
        variables: {id, customerAccessToken},
      });
    await requireKnownToken(context, failures);
    return customerAddressDelete?.customerUserErrors;
  },

  async makeDefault(context, addressId) {
    const customerAccessToken = await requireCustomerToken(context);
    const {customerDefaultAddressUpdate, errors: failures} =
      await context.storefront.mutate(
        CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
        {variables: {addressId, customerAccessToken}},
      );
    await requireKnownToken(context, failures);
    return customerDefaultAddressUpdate?.customerUserErrors;
  },
});
