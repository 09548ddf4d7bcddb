const SECRET =
  /\/account\/(?:reset|activate|orders)\/[^/]|\/(?:newsletter|back-in-stock)\?(?:.*&)?token=/;

/** Whether a URL contains a token or order key that third parties must not see. */
export function isSecretAddress({
  pathname,
  search,
  searchParams,
}: URL): boolean {
  return [pathname + search, searchParams.get('redirect') ?? ''].some((path) =>
    SECRET.test(path),
  );
}

/** The URL at which this document was opened. Browser only. */
export function documentAddress(): string {
  return (
    performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  );
}
