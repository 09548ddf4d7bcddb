import {formatter} from '~/lib/i18n/formatter';

/** Endings of host names in merchants' links, beside the endings of countries. */
const ENDINGS: ReadonlySet<string> = new Set([
  ...['com', 'net', 'org', 'info', 'biz', 'name', 'pro', 'edu', 'gov'],
  ...['aero', 'app', 'art', 'bayern', 'berlin', 'blog', 'club', 'design'],
  ...['dev', 'email', 'gmbh', 'hamburg', 'koeln', 'nrw', 'online', 'page'],
  ...['saarland', 'shop', 'shopping', 'site', 'store', 'swiss', 'tirol'],
  ...['travel', 'website', 'wien', 'world', 'xyz'],
]);

/** Countries whose ending files have, too. */
const ENDINGS_OF_FILES: ReadonlySet<string> = new Set([
  ...['ai', 'md', 'ps', 'py'],
]);

function isEndingOfHosts(ending: string): boolean {
  if (ENDINGS.has(ending)) return true;
  if (ending.length !== 2 || ENDINGS_OF_FILES.has(ending)) return false;
  const countries = formatter(
    'countries',
    () => new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'}),
  );
  return countries.of(ending.toUpperCase()) !== undefined;
}

const WITHOUT_PROTOCOL =
  /^([^\s@/:?#]{1,64}@)?(?:[a-z0-9-]{1,63}\.){1,5}([a-z]{2,15})(?=[/?#:]|$)/i;

/**
 * A URL that a merchant wrote, with the protocol in small letters, and with one where it was
 * left out: `//shop.example`, `shop.de/x` and `me@shop.de`, but not `page.html`.
 */
export function completeUrl(url: string): string {
  const trimmed = url.trim();
  const [, recipient, ending = ''] = WITHOUT_PROTOCOL.exec(trimmed) ?? [];
  if (isEndingOfHosts(ending.toLowerCase()) || /^www\./i.test(trimmed)) {
    return (recipient ? 'mailto:' : 'https://') + trimmed;
  }
  return trimmed
    .replace(/^\/\//, 'https://')
    .replace(/^[a-z]+:/i, (protocol) => protocol.toLowerCase());
}
