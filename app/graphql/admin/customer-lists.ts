/** The storefront's only use of the Admin API. */
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
