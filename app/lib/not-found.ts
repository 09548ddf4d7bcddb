/**
 * The 404 of an unknown page, to be thrown by a loader. The text is the
 * specification's (§8).
 */
export function notFound(path: string): Response {
  return new Response(`Page not found: ${path}`, {
    status: 404,
    statusText: 'Not Found',
  });
}
