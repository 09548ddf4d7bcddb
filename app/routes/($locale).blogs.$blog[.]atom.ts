import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadFeed} from '~/lib/blog/load-feed.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {invalidPage} from '~/lib/http/not-found';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

/** A blog as an Atom feed, at the URL that Shopify's themes give it. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const content = await requireMerchantContent(context);
  const xml = await orErrorResponse(
    loadFeed(context, content, params.blog ?? ''),
  );
  if (xml === null) throw invalidPage(new URL(request.url).pathname);
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
