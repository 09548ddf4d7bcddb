/** Pages whose address opens what it names: those of mails' links and orders. */
const SECRET =
  /\/account\/(?:reset|activate|orders)\/[^/]|\/newsletter\?(?:.*&)?token=/;

/**
 * Whether an address holds a secret: a mail's token, or the key of an order, in
 * itself or in where a login leads back to. No third party's script may see it.
 *
 * @param address absolute.
 */
export function isSecretAddress(address: string): boolean {
  const {pathname, search, searchParams} = new URL(address);
  return [pathname + search, searchParams.get('redirect') ?? ''].some((path) =>
    SECRET.test(path),
  );
}

/** The address at which this document was opened, which scripts can read. Browser only. */
export function documentAddress(): string {
  return (
    performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  );
}
