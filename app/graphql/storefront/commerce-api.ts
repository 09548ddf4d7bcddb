/** Sent after a client of `/api/shopify-storefront` changed a cart. */
export const CART_QUANTITIES_QUERY = `#graphql
  query CartQuantities($cartId: ID!) {
    cart(id: $cartId) {
      lines(first: 250) {
        nodes {
          id
          quantity
        }
      }
    }
  }
` as const;

/** Reduces lines to the most that a line may have. */
export const CART_LINES_CAP_MUTATION = `#graphql
  mutation CartLinesCap($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      userErrors {
        code
        message
      }
    }
  }
` as const;
