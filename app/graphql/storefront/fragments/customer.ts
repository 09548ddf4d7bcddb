/** What every customer mutation says when it refuses; the first one is shown. */
export const CUSTOMER_ERROR_FRAGMENT = `#graphql
  fragment CustomerError on CustomerUserError {
    code
    field
    message
  }
` as const;

/** A customer's token; it goes into the session and nowhere else. */
export const CUSTOMER_TOKEN_FRAGMENT = `#graphql
  fragment CustomerToken on CustomerAccessToken {
    accessToken
    expiresAt
  }
` as const;
