export const PAGE_BOUNDS_FRAGMENT = `#graphql
  fragment PageBounds on PageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
` as const;
