/** 404 for a URL without a route; throw it. See `docs/specification.md`, "Error texts". */
export function notFound(path: string): Response {
  return notFoundResponse(`Page not found: ${path}`);
}

/** 404 for a route with an invalid parameter; throw it. */
export function invalidPage(path: string): Response {
  return notFoundResponse(`Page Not Found: ${path}`);
}

function notFoundResponse(text: string): Response {
  return new Response(text, {status: 404, statusText: 'Not Found'});
}
