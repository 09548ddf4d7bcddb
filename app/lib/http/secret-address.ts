const SECRET =
  /\/account\/(?:reset|activate|orders)\/[^/]|\/(?:newsletter|back-in-stock)\?(?:.*&)?token=/;

/** Whether an absolute URL contains a token or order key that third parties must not see. */
export function isSecretAddress(address: string): boolean {
  const {pathname, search, searchParams} = new URL(address);
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
