/** URLs whose path contains the secret. */
const SECRET_PATH = /\/account\/(?:reset|activate|orders)\/[^/]/;

/** URLs with a token in the query. */
const TOKEN_PAGE = /\/(?:newsletter|back-in-stock)\?/;

/** The form that an order's key in the query fills. */
const ORDER_PAGE = /\/withdraw\?/;

/** Whether a URL contains a token or order key that third parties must not see. */
export function isSecretUrl({pathname, search, searchParams}: URL): boolean {
  return [pathname + search, searchParams.get('redirect') ?? ''].some(
    (path) =>
      SECRET_PATH.test(path) ||
      (TOKEN_PAGE.test(path) && /[?&]token=/.test(path)) ||
      (ORDER_PAGE.test(path) && /[?&]order=/.test(path)),
  );
}

/** The URL at which this document was opened. Browser only. */
export function documentUrl(): string {
  return (
    performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  );
}
