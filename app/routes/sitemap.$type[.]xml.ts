import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CURSOR} from '~/lib/storefront/list-page';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {invalidPage} from '~/lib/http/not-found';
import {
  isSitemapType,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {sitemapXml, xmlResponse} from '~/lib/sitemap/sitemap-xml';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

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
  if (!isSitemapType(type) || isInvalid) {
    throw invalidPage(url.pathname);
  }
  const content =
    type === 'online-pages' ? await requireMerchantContent(context) : undefined;
  const pages = await orErrorResponse(
    loadSitemapPage(context, type, after, content),
  );
  if (!pages) throw invalidPage(url.pathname);
  return xmlResponse(sitemapXml(siteUrl, pages));
}
