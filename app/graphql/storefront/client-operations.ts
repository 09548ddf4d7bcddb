/**
 * What the server asks for beside a client's own selection, in mutations of
 * `/api/shopify-storefront` whose payloads have these fields. Names that begin with
 * `server` are taken out of the answer.
 */

/** For mutations that make a cart or change its lines. */
export const SERVER_CART_FRAGMENT = `#graphql
  fragment ServerCart on CartCreatePayload {
    serverCart: cart {
      appliedGiftCards {
        id
      }
      discountCodes {
        applicable
      }
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
    serverWarnings: warnings {
      code
    }
  }
` as const;

/** For mutations that sign in. */
export const SERVER_TOKEN_FRAGMENT = `#graphql
  fragment ServerToken on CustomerAccessTokenCreatePayload {
    serverToken: customerAccessToken {
      accessToken
      expiresAt
    }
  }
` as const;
