/** Hosts that our own pages and texts link to; `docs/specification.md`, "Links and redirects". */
const NAMED_HOSTS: ReadonlySet<string> = new Set([
  'aviationweather.gov',
  'www.gesetze-im-internet.de',
  'eur-lex.europa.eu',
  'www.bfdi.bund.de',
]);

/** An address that nobody may be led to; `message` says why, not where. */
export class ExternalUrlError extends Error {
  override readonly name = 'ExternalUrlError';
}

/**
 * Lets an address through that leads away from the site: `mailto:` and `tel:`,
 * and `http(s)` to a host that the code names.
 *
 * @param address absolute.
 * @param hosts further host names that the caller answers for, such as the checkout's.
 * @throws {ExternalUrlError} for other protocols and hosts, addresses with a password,
 *   and text that is no address.
 */
export function externalUrl(
  address: string,
  hosts: readonly string[] = [],
): string {
  if (!URL.canParse(address)) {
    throw new ExternalUrlError('This is no absolute address.');
  }
  const url = new URL(address);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ExternalUrlError(`The protocol ${url.protocol} is not safe.`);
  }
  if (url.username || url.password) {
    throw new ExternalUrlError('The address contains a login.');
  }
  if (!NAMED_HOSTS.has(url.host) && !hosts.includes(url.host)) {
    throw new ExternalUrlError(`The host ${url.host} is not named.`);
  }
  return url.href;
}
