/** Path of a collection's page without language prefix, for `Link`. */
export function collectionPath(handle: string): string {
  return `/collections/${encodeURIComponent(handle)}`;
}

/** Path of the search page with a term, without language prefix. */
export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({q: term}).toString()}`;
}
