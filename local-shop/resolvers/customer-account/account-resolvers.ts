import type {ResolverTable} from '../../resolver';
import {imageResolvers} from '../object/image';
import {accountAddressResolvers} from './account-address';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
} from './account-address-mutations';
import {accountCustomerResolvers} from './account-customer';
import {
  customerEmailMarketingSubscribe,
  customerEmailMarketingUnsubscribe,
  customerUpdate,
  storefrontCustomerAccessTokenCreate,
} from './account-customer-mutations';
import {accountLineItemResolvers} from './account-line-item';
import {accountMetafieldResolvers} from './account-metafield';
import {metafieldsDelete, metafieldsSet} from './account-metafield-mutations';
import {accountOrderResolvers} from './account-order';
import {customer, order, shop} from './account-queries';

/**
 * Resolvers of the Customer Account API, over the customers and orders of the
 * Storefront API.
 */
export const accountResolvers: ResolverTable = {
  QueryRoot: {customer, order, shop},
  Mutation: {
    customerAddressCreate,
    customerAddressDelete,
    customerAddressUpdate,
    customerEmailMarketingSubscribe,
    customerEmailMarketingUnsubscribe,
    customerUpdate,
    metafieldsDelete,
    metafieldsSet,
    storefrontCustomerAccessTokenCreate,
  },
  Customer: accountCustomerResolvers,
  CustomerAddress: accountAddressResolvers,
  Image: imageResolvers,
  LineItem: accountLineItemResolvers,
  Metafield: accountMetafieldResolvers,
  Order: accountOrderResolvers,
};
