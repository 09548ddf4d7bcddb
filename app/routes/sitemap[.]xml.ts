import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {allSitemaps} from '~/lib/sitemap/load-sitemap.server';
import {
  sitemapUrl,
  sitemapIndexXml,
  xmlResponse,
} from '~/lib/sitemap/sitemap-xml';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export async function loader({context}: LoaderFunctionArgs) {
  const sitemaps = await orErrorResponse(allSitemaps(context));
  const {PUBLIC_SITE_URL: siteUrl} = context.env;
  return xmlResponse(
    sitemapIndexXml([
      sitemapUrl(siteUrl, 'pages', null),
      ...sitemaps.map(([type, after]) => sitemapUrl(siteUrl, type, after)),
    ]),
  );
}
