import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {allSitemaps} from '~/lib/sitemap/load-sitemap.server';
import {
  sitemapAddress,
  sitemapIndexXml,
  xmlResponse,
} from '~/lib/sitemap/sitemap-xml';
import {forPage} from '~/lib/storefront/page-error.server';

export async function loader({context}: LoaderFunctionArgs) {
  const sitemaps = await forPage(allSitemaps(context));
  const {PUBLIC_SITE_URL: siteUrl} = context.env;
  return xmlResponse(
    sitemapIndexXml([
      sitemapAddress(siteUrl, 'pages', null),
      ...sitemaps.map(([type, after]) => sitemapAddress(siteUrl, type, after)),
    ]),
  );
}
