/**
 * The operations of `/api/shopify-storefront`, as the server sends them: a client's
 * selection is joined to the root field, its arguments become the variables. Names
 * that begin with `server` are the server's own and are taken out of the answer.
 */

/** The cart itself: where there is none, a new one takes its place. */
export const CLIENT_CART_QUERY = `#graphql
  query ClientCart($id: ID!) {
    cart(id: $id) {
      serverId: id
    }
  }
` as const;

export const CLIENT_CART_CREATE_MUTATION = `#graphql
  mutation ClientCartCreate($input: CartInput) {
    cartCreate(input: $input) {
      serverCodes: cart {
        discountCodes {
          applicable
        }
        appliedGiftCards {
          id
        }
      }
      serverWarnings: warnings {
        code
      }
      serverErrors: userErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CART_LINES_ADD_MUTATION = `#graphql
  mutation ClientCartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      serverCart: cart {
        lines(first: 250) {
          nodes {
            id
            quantity
          }
        }
      }
      serverErrors: userErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CART_LINES_UPDATE_MUTATION = `#graphql
  mutation ClientCartLinesUpdate(
    $cartId: ID!
    $lines: [CartLineUpdateInput!]!
  ) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      serverCart: cart {
        lines(first: 250) {
          nodes {
            id
            quantity
          }
        }
      }
      serverErrors: userErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CART_LINES_REMOVE_MUTATION = `#graphql
  mutation ClientCartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      serverErrors: userErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CART_BUYER_IDENTITY_UPDATE_MUTATION = `#graphql
  mutation ClientCartBuyerIdentityUpdate(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
  ) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      serverErrors: userErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION = `#graphql
  mutation ClientCustomerAccessTokenCreate(
    $input: CustomerAccessTokenCreateInput!
  ) {
    customerAccessTokenCreate(input: $input) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION = `#graphql
  mutation ClientCustomerAccessTokenRenew($customerAccessToken: String!) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: userErrors {
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ACTIVATE_MUTATION = `#graphql
  mutation ClientCustomerActivate($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ACTIVATE_BY_URL_MUTATION = `#graphql
  mutation ClientCustomerActivateByUrl(
    $activationUrl: URL!
    $password: String!
  ) {
    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ADDRESS_CREATE_MUTATION = `#graphql
  mutation ClientCustomerAddressCreate(
    $customerAccessToken: String!
    $address: MailingAddressInput!
  ) {
    customerAddressCreate(
      customerAccessToken: $customerAccessToken
      address: $address
    ) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ADDRESS_DELETE_MUTATION = `#graphql
  mutation ClientCustomerAddressDelete(
    $customerAccessToken: String!
    $id: ID!
  ) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation ClientCustomerAddressUpdate(
    $customerAccessToken: String!
    $id: ID!
    $address: MailingAddressInput!
  ) {
    customerAddressUpdate(
      customerAccessToken: $customerAccessToken
      id: $id
      address: $address
    ) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_CREATE_MUTATION = `#graphql
  mutation ClientCustomerCreate($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation ClientCustomerDefaultAddressUpdate(
    $customerAccessToken: String!
    $addressId: ID!
  ) {
    customerDefaultAddressUpdate(
      customerAccessToken: $customerAccessToken
      addressId: $addressId
    ) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_RECOVER_MUTATION = `#graphql
  mutation ClientCustomerRecover($email: String!) {
    customerRecover(email: $email) {
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_RESET_MUTATION = `#graphql
  mutation ClientCustomerReset($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;

export const CLIENT_CUSTOMER_RESET_BY_URL_MUTATION = `#graphql
  mutation ClientCustomerResetByUrl($resetUrl: URL!, $password: String!) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      serverToken: customerAccessToken {
        accessToken
        expiresAt
      }
      serverErrors: customerUserErrors {
        code
        field
      }
    }
  }
` as const;
