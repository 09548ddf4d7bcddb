/** Hosts that the code itself links to; `docs/specification.md`, "Links and redirects". */
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

/**
 * The target of a link that the merchant wrote: `mailto:`, `tel:`, or any host over `https`; `http`
 * is raised to it. `null` for anything else, and for URLs with credentials.
 */
export function merchantUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && !url.username && !url.password
    ? url.href
    : null;
}

/** Whether a link leads to another site. */
export function leavesShop(address: string): boolean {
  return /^https?:/i.test(address);
}
