import {
  logAccountFailure,
  type AccountAttempt,
} from '../account/account-log.server';
import {logCartFailure, type CartAttempt} from '../cart/cart-log.server';
import type {RequestContext} from '../context.server';

/** What a root field attempts, in the words of the pages' log lines. */
const CART: Readonly<Record<string, CartAttempt>> = {
  cart: 'get',
  cartBuyerIdentityUpdate: 'country',
  cartCreate: 'create',
  cartLinesAdd: 'add',
  cartLinesRemove: 'remove',
  cartLinesUpdate: 'update',
};
const ACCOUNT: Readonly<Record<string, AccountAttempt>> = {
  customer: 'customer',
  customerAccessTokenCreate: 'login',
  customerAccessTokenRenew: 'renew',
  customerActivate: 'activate',
  customerActivateByUrl: 'activate',
  customerAddressCreate: 'address',
  customerAddressDelete: 'address',
  customerAddressUpdate: 'address',
  customerCreate: 'register',
  customerDefaultAddressUpdate: 'address',
  customerRecover: 'recover',
  customerReset: 'reset',
  customerResetByUrl: 'reset',
};

/**
 * Logs, in the texts of the error catalogue, that a client did not get what it wanted
 * of a cart or an account.
 */
export function logFailedFields(
  context: Pick<RequestContext, 'report'>,
  rootFields: readonly string[],
  error: unknown,
): void {
  for (const field of new Set(rootFields)) {
    const cart = CART[field];
    const account = ACCOUNT[field];
    if (cart) logCartFailure(context, cart, error);
    if (account) logAccountFailure(context, account, error);
  }
}
