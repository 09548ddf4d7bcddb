import {JSDOM} from 'jsdom';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Of a sitemap and of an index. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2048;

/** `xsd:date` or `xsd:dateTime`, as the schema and W3C's note on dates have in common. */
const DATE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/;

/** What an entry has, in this order. */
const ENTRY = /^loc(?: lastmod)?(?: changefreq)?(?: priority)?(?: link)*$/;

/**
 * What the schema of sitemaps.org (0.9) and Google's rules for `hreflang` forbid in a sitemap or an
 * index of sitemaps, one line each.
 */
export function sitemapProblems(xml: string): string[] {
  const problems: string[] = [];
  if (Buffer.byteLength(xml) > MAX_BYTES) problems.push('more than 50 MB');
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) {
    problems.push('no XML declaration in UTF-8');
  }
  const {document} = new JSDOM(xml, {contentType: 'application/xml'}).window;
  const root = document.documentElement;
  const isIndex = root.localName === 'sitemapindex';
  if (
    root.namespaceURI !== SITEMAPS ||
    !(isIndex || root.localName === 'urlset')
  ) {
    return [...problems, `root ${root.localName} of ${root.namespaceURI}`];
  }
  const entries = [...root.children];
  if (entries.length === 0 || entries.length > MAX_ENTRIES) {
    return [...problems, `${entries.length} entries`];
  }
  const seen = new Set<string>();
  for (const entry of entries) {
    const [place] = entry.getElementsByTagNameNS(SITEMAPS, 'loc');
    const address = place?.textContent ?? '';
    const wrong = entryProblems(entry, address, isIndex ? 'sitemap' : 'url');
    if (seen.has(address)) wrong.push('is there twice');
    seen.add(address);
    problems.push(...wrong.map((text) => `${address}: ${text}`));
  }
  return problems;
}

function entryProblems(
  entry: Element,
  address: string,
  name: string,
): string[] {
  const problems: string[] = [];
  const parts = [...entry.children];
  if (entry.localName !== name || entry.namespaceURI !== SITEMAPS) {
    problems.push(`is in ${entry.localName}`);
  }
  if (!ENTRY.test(parts.map(({localName}) => localName).join(' '))) {
    problems.push('has other parts, or in another order');
  }
  if (!isAddress(address)) problems.push('is no address');
  const [changed] = entry.getElementsByTagNameNS(SITEMAPS, 'lastmod');
  if (changed && !DATE.test(changed.textContent)) {
    problems.push(`lastmod ${changed.textContent}`);
  }
  const links = [...entry.getElementsByTagNameNS(XHTML, 'link')];
  const hasForeignParts = parts.some(
    ({namespaceURI}) => namespaceURI !== SITEMAPS && namespaceURI !== XHTML,
  );
  if (hasForeignParts) problems.push('has parts of another namespace');
  const targets = links.map((link) => link.getAttribute('href') ?? '');
  const languages = links.map((link) => link.getAttribute('hreflang') ?? '');
  if (links.some((link) => link.getAttribute('rel') !== 'alternate')) {
    problems.push('a link is no alternate');
  }
  if (!targets.every(isAddress)) problems.push('an alternate is no address');
  if (links.length > 0 && !targets.includes(address)) {
    problems.push('is not among its own alternates');
  }
  if (new Set(languages).size < languages.length) {
    problems.push('has two alternates in one language');
  }
  if (!languages.every(isLanguage))
    problems.push('an alternate in no language');
  return problems;
}

function isAddress(text: string): boolean {
  return (
    /^https?:\/\//.test(text) &&
    URL.canParse(text) &&
    text.length <= MAX_ADDRESS_LENGTH &&
    // Escaped as RFC 3986 has it.
    new URL(text).href.replace(/\/$/, '') === text.replace(/\/$/, '')
  );
}

function isLanguage(text: string): boolean {
  if (text === 'x-default') return true;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
