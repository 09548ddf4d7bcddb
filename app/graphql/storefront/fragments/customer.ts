export const CUSTOMER_ERROR_FRAGMENT = `#graphql
  fragment CustomerError on CustomerUserError {
    code
    field
    message
  }
` as const;

/** For the session only. */
export const CUSTOMER_TOKEN_FRAGMENT = `#graphql
  fragment CustomerToken on CustomerAccessToken {
    accessToken
    expiresAt
  }
` as const;
