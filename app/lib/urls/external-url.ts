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
 * @param href absolute.
 * @param hosts further allowed hosts, such as the checkout's.
 * @throws {ExternalUrlError} for anything else, and for URLs with credentials.
 */
export function externalUrl(
  href: string,
  hosts: readonly string[] = [],
): string {
  if (!URL.canParse(href)) {
    throw new ExternalUrlError('This is no absolute URL.');
  }
  const url = new URL(href);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ExternalUrlError(`The protocol ${url.protocol} is not safe.`);
  }
  if (url.username || url.password) {
    throw new ExternalUrlError('The URL contains a login.');
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
export function merchantUrl(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && !url.username && !url.password
    ? url.href
    : null;
}

/** Whether a link leads to another site. */
export function leavesShop(href: string): boolean {
  return /^https?:/i.test(href);
}
