/** Seconds; search engines come a few times a day. */
const MAX_AGE = 3600;

/** A sitemap as crawlers want it. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${MAX_AGE}`,
    },
  });
}

/** Where a sitemap is; `after` is the cursor at which its page begins. */
export function sitemapAddress(
  siteUrl: string,
  type: 'pages' | 'collections' | 'products',
  after: string | null,
): string {
  const query = after ? `?${new URLSearchParams({after}).toString()}` : '';
  return `${siteUrl}/sitemap/${type}.xml${query}`;
}
