/** Path of a collection's page without language prefix, for `Link`. */
export function collectionPath(handle: string): string {
  return `/collections/${encodeURIComponent(handle)}`;
}

/** Parameter of the search page with the term, as in Shopify's themes. */
export const TERM_PARAMETER = 'q';

/** Path of the search page with a term, without language prefix. */
export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({[TERM_PARAMETER]: term}).toString()}`;
}
