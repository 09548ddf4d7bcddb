/**
 * One address for each page: without doubled slashes, which Hydrogen's handler would
 * answer without the query, and without a slash at the end, which some pages would
 * take and others not. `/en/` is `/en`; the query stays.
 *
 * @returns the redirect, or `null` for an address that is in order. A form that is
 *   sent to a slash at its end is not redirected: a browser would lose its fields.
 */
export function tidyPathRedirect(request: Request): Response | null {
  const {pathname, search} = new URL(request.url);
  const single = pathname.replace(/\/{2,}/g, '/');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead ? single.replace(/(?<=.)\/$/, '') : single;
  return path === pathname
    ? null
    : new Response(null, {status: 301, headers: {Location: path + search}});
}
