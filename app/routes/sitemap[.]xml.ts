import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {sitemapCursors} from '~/lib/sitemap/load-sitemap.server';
import {
  sitemapAddress,
  sitemapIndexXml,
  xmlResponse,
} from '~/lib/sitemap/sitemap-xml';
import {forPage} from '~/lib/storefront/page-error.server';

export async function loader({context}: LoaderFunctionArgs) {
  const [collections, products] = await forPage(
    Promise.all([
      sitemapCursors(context, 'collections'),
      sitemapCursors(context, 'products'),
    ]),
  );
  const {PUBLIC_SITE_URL: siteUrl} = context.env;
  return xmlResponse(
    sitemapIndexXml([
      sitemapAddress(siteUrl, 'pages', null),
      ...collections.map((at) => sitemapAddress(siteUrl, 'collections', at)),
      ...products.map((at) => sitemapAddress(siteUrl, 'products', at)),
    ]),
  );
}
