import type {CustomerError} from './customer-error';

/**
 * What a customer mutation answers when it refuses: `null` for everything that
 * it would have returned, and the errors in both of the provider's lists.
 */
export function customerFailure(...errors: readonly CustomerError[]) {
  return {
    customer: null,
    customerAccessToken: null,
    customerAddress: null,
    deletedCustomerAddressId: null,
    ...errorLists(errors),
  };
}

/** What a customer mutation answers when it succeeds: the result and no errors. */
export function customerSuccess<Result extends object>(result: Result) {
  return {...result, ...errorLists([])};
}

function errorLists(errors: readonly CustomerError[]) {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({field, message}) => ({field, message})),
  };
}
