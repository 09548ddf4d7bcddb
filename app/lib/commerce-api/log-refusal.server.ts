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
import type {GraphQLResult} from '../storefront/attempt.server';
import type {MutationCall} from './operation-arguments';

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

interface UserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
}

/**
 * Logs, in the texts of the error catalogue (spec §8), that the provider could not
 * be asked for what a client wanted of a cart or an account.
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
  {field, responseKey}: MutationCall,
  {data}: GraphQLResult,
): void {
  const [first, ...others] = userErrorsIn(data?.[responseKey]);
  if (!first) return;
  const cart = CART[field];
  const account = ACCOUNT[field];
  if (cart) logUserErrors(context, cart, [first, ...others]);
  if (account) logAccountFailure(context, account, first.code ?? 'refused');
}

/** As far as a client asked for them by their own name. */
function userErrorsIn(payload: unknown): readonly UserError[] {
  if (typeof payload !== 'object' || payload === null) return [];
  const {customerUserErrors, userErrors} = payload as Record<string, unknown>;
  const errors = customerUserErrors ?? userErrors;
  return Array.isArray(errors) ? (errors as UserError[]) : [];
}

/**
 * Takes out of an answer who has an account: asking for a reset mail is answered in
 * the same way for everybody (decisions.md, "Accounts"; hardening E2.10).
 */
export function withoutWhoIsKnown(
  result: GraphQLResult,
  {field, responseKey}: MutationCall,
): GraphQLResult {
  const payload = result.data?.[responseKey];
  if (field !== 'customerRecover' || typeof payload !== 'object' || !payload) {
    return result;
  }
  const told = Object.entries(payload).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : (value as unknown),
  ]);
  return {
    ...result,
    data: {...result.data, [responseKey]: Object.fromEntries(told) as object},
  };
}
