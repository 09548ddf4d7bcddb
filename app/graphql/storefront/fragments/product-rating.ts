/** The average of the reviews and their number. */
export const PRODUCT_RATING_FRAGMENT = `#graphql
  fragment ProductRating on Product {
    rating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
  }
` as const;
