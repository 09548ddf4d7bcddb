import type {RequestContext} from '~/lib/context.server';
import type {CustomerAccounts} from '~/lib/account/customer-accounts';
import {legacyAddresses} from './addresses.server';
import {logIn, recover, register, setPassword} from './auth-actions.server';
import {requireCustomerToken, signOut} from './customer-session.server';
import {legacyLists} from './lists.server';
import {loadOrder, loadOrders} from './load-orders.server';
import {
  changePassword,
  loadCustomer,
  saveConsent,
  saveProfile,
} from './profile.server';

/** Legacy accounts (Storefront API): customers sign in with e-mail address and password. */
export const legacyAccounts: CustomerAccounts<RequestContext> = {
  passwords: {logIn, register, recover, setPassword, changePassword},
  shopifySignIn: null,
  lists: legacyLists,
  requireCustomerToken,
  signOut,
  loadCustomer,
  saveProfile,
  saveConsent,
  ...legacyAddresses,
  loadOrders,
  loadOrder,
};
