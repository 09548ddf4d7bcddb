import {escapeHtml} from '~/lib/text/escape-html';
import {
  DEFAULT_LOCALE,
  LOCALES,
  localizedPath,
  type LocaleCode,
} from '~/lib/i18n/locale';
import {SITEMAP_S} from '~/lib/limits/limits';

export interface SitemapPage {
  /** The page's path in each language that has it. */
  readonly paths: Readonly<Partial<Record<LocaleCode, string>>>;
  /** ISO 8601. */
  readonly updatedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** URL of a sitemap; `after` is the cursor at which its page begins. */
export function sitemapUrl(
  siteUrl: string,
  type: string,
  after: string | null,
): string {
  const query = after ? `?${new URLSearchParams({after}).toString()}` : '';
  return `${siteUrl}/sitemap/${type}.xml${query}`;
}

/** A sitemap index (sitemaps.org, 0.9). */
export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map(
    (url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** A sitemap with an entry for each page and language, each with all `hreflang` alternates. */
export function sitemapXml(
  siteUrl: string,
  pages: readonly SitemapPage[],
): string {
  const entries = pages.flatMap((page) => pageEntries(siteUrl, page));
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function pageEntries(
  siteUrl: string,
  {paths, updatedAt}: SitemapPage,
): string[] {
  const urls = Object.values(LOCALES).flatMap((locale) => {
    const path = paths[locale.code];
    if (path === undefined) return [];
    return [[locale.code, escapeHtml(siteUrl + localizedPath(path, locale))]];
  });
  const original = urls.find(([code]) => code === DEFAULT_LOCALE.code);
  const alternates = [
    ...urls,
    ...(original ? [['x-default', original[1]]] : []),
  ]
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join('');
  const date = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
  return urls.map(
    ([, url]) => `<url><loc>${url}</loc>${date}${alternates}</url>`,
  );
}

/** An XML response that may be cached. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${SITEMAP_S}`,
    },
  });
}
