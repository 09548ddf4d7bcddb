import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CURSOR} from '~/lib/catalogue/list-page';
import {invalidPage} from '~/lib/http/not-found';
import {loadSitemapPage, writtenPages} from '~/lib/sitemap/load-sitemap.server';
import {sitemapXml, xmlResponse} from '~/lib/sitemap/sitemap-xml';
import {forPage} from '~/lib/storefront/page-error.server';

/** One sitemap: at most 250 pages in both languages. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const {type} = params;
  const {PUBLIC_SITE_URL: siteUrl} = context.env;
  if (type === 'pages') {
    return xmlResponse(sitemapXml(siteUrl, await writtenPages(context)));
  }
  const after = url.searchParams.get('after');
  const isInvalid = after !== null && !CURSOR.test(after);
  if ((type !== 'products' && type !== 'collections') || isInvalid) {
    throw invalidPage(url.pathname);
  }
  const pages = await forPage(loadSitemapPage(context, type, after));
  if (!pages) throw invalidPage(url.pathname);
  return xmlResponse(sitemapXml(siteUrl, pages));
}
