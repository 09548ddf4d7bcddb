/** The 404 of an address that no route knows, to be thrown; `docs/specification.md`, "Error texts". */
export function notFound(path: string): Response {
  return missing(`Page not found: ${path}`);
}

/** The 404 of a route that does not take what stands in its address; to be thrown. */
export function invalidPage(path: string): Response {
  return missing(`Page Not Found: ${path}`);
}

function missing(text: string): Response {
  return new Response(text, {status: 404, statusText: 'Not Found'});
}
