/**
 * Replaces lists that are kept with a customer. The only thing that this
 * storefront ever asks of the Admin API.
 */
export const SET_CUSTOMER_LISTS_MUTATION = `#graphql
  mutation SetCustomerLists($input: CustomerInput!) {
    customerUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;
