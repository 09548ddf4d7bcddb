/** What the server asks after a client of `/api/shopify-storefront` changed a cart. */
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

/** Sets lines back to what a line may have. */
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
