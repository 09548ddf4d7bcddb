import type {CustomerError} from './customer-error';

/**
 * The result of a customer mutation that is refused: `null` for all of its data, and the
 * errors in both of Shopify's lists.
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

/** The result of a customer mutation that succeeds: its data and no errors. */
export function customerSuccess<Result extends object>(result: Result) {
  return {...result, ...errorLists([])};
}

function errorLists(errors: readonly CustomerError[]) {
  return {
    customerUserErrors: errors,
    userErrors: errors.map(({field, message}) => ({
      // The older list does not name the whole input.
      field: field?.join() === 'input' ? null : field,
      message,
    })),
  };
}
