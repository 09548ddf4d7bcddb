import type {ResolverTable} from '../resolver';
import {customerAccessTokenCreate} from './mutation/customer-access-token-create';
import {customerAccessTokenDelete} from './mutation/customer-access-token-delete';
import {customerAccessTokenRenew} from './mutation/customer-access-token-renew';
import {customerActivate} from './mutation/customer-activate';
import {customerActivateByUrl} from './mutation/customer-activate-by-url';
import {customerAddressCreate} from './mutation/customer-address-create';
import {customerAddressDelete} from './mutation/customer-address-delete';
import {customerAddressUpdate} from './mutation/customer-address-update';
import {customerCreate} from './mutation/customer-create';
import {customerDefaultAddressUpdate} from './mutation/customer-default-address-update';
import {customerRecover} from './mutation/customer-recover';
import {customerReset} from './mutation/customer-reset';
import {customerResetByUrl} from './mutation/customer-reset-by-url';
import {customerUpdate} from './mutation/customer-update';
import {customerResolvers as customerObjectResolvers} from './object/customer';
import {fulfillmentResolvers} from './object/fulfillment';
import {mailingAddressResolvers} from './object/mailing-address';
import {orderResolvers} from './object/order';
import {orderLineItemResolvers} from './object/order-line-item';
import {customer} from './query/customer';

/** Resolvers of customers, addresses and orders. */
export const customerResolvers: ResolverTable = {
  QueryRoot: {customer},
  Mutation: {
    customerAccessTokenCreate,
    customerAccessTokenDelete,
    customerAccessTokenRenew,
    customerActivate,
    customerActivateByUrl,
    customerAddressCreate,
    customerAddressDelete,
    customerAddressUpdate,
    customerCreate,
    customerDefaultAddressUpdate,
    customerRecover,
    customerReset,
    customerResetByUrl,
    customerUpdate,
  },
  Customer: customerObjectResolvers,
  Fulfillment: fulfillmentResolvers,
  MailingAddress: mailingAddressResolvers,
  Order: orderResolvers,
  OrderLineItem: orderLineItemResolvers,
};
