/** The merchant's redirects that a search finds; the search is not exact. */
export const REDIRECTS_QUERY = `#graphql
  query Redirects($query: String!) {
    urlRedirects(first: 20, query: $query) {
      nodes {
        path
        target
      }
    }
    shop {
      primaryDomain {
        host
      }
    }
  }
` as const;
