import {
  logAccountFailure,
  type AccountAttempt,
} from '../account/account-log.server';
import {
  logCartFailure,
  logUserErrors,
  type CartAttempt,
} from '../cart/cart-log.server';
import type {RequestContext} from '../context.server';
import type {ServerFields} from './server-document';

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

type Reporting = Pick<RequestContext, 'report'>;

/**
 * Logs, in the texts of the error catalogue, that the provider could not be asked
 * for what a client wanted of a cart or an account.
 */
export function logFailedFields(
  context: Reporting,
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

/** Logs why the provider did not carry out a client's mutation: codes and fields alone. */
export function logRefusal(
  context: Reporting,
  field: string,
  {serverErrors = []}: ServerFields,
): void {
  const [first] = serverErrors;
  if (!first) return;
  const cart = CART[field];
  const account = ACCOUNT[field];
  if (cart) logUserErrors(context, cart, serverErrors);
  if (account) logAccountFailure(context, account, first.code ?? 'refused');
}
