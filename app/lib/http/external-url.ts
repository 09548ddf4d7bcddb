/** Hosts that our pages and texts link to; `docs/specification.md`, "Links and redirects". */
const NAMED_HOSTS: ReadonlySet<string> = new Set([
  'aviationweather.gov',
  'www.gesetze-im-internet.de',
  'eur-lex.europa.eu',
  'www.bfdi.bund.de',
]);

/** A URL that must not be linked to; `message` gives the reason without the URL. */
export class ExternalUrlError extends Error {
  override readonly name = 'ExternalUrlError';
}

/**
 * Validates an external link: `mailto:`, `tel:`, or `http(s)` to a listed host.
 * @param address absolute.
 * @param hosts further allowed hosts, such as the checkout's.
 * @throws {ExternalUrlError} for anything else, and for URLs with credentials.
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
