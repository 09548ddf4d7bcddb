/** Whether a page of a connection has neighbours, and the cursors that lead there. */
export const PAGE_BOUNDS_FRAGMENT = `#graphql
  fragment PageBounds on PageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
` as const;
