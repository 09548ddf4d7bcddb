import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '~/lib/context.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {invalidPage} from '~/lib/http/not-found';
import {localizedPath} from '~/lib/i18n/locale';
import {mapTranslator} from '~/lib/i18n/messages.server';
import {loadProduct, type LoadedProduct} from './load-product.server';
import {loadRecommendations} from './load-recommendations.server';
import {productMarkdown} from './product-markdown.server';
import {productText, productView} from './product-view.server';
import {productSeo, productStructuredData} from './product-seo';
import {withMarkdown} from '~/lib/seo/seo';
import {productPath} from './variant-link';
import {toErrorResponse} from '~/lib/storefront/shopify-error.server';
import {mapStory} from './map-story.server';

/**
 * Data of a product page, with nothing deferred, so that it works without JavaScript.
 * @throws {Response} 404, a redirect to the product's new URL, or an error of Shopify.
 */
export async function loadProductPage(
  context: RequestContext,
  handle: string,
  url: URL,
) {
  const product = loadProduct(context, handle, url.searchParams);
  const [loaded, recommendations] = await Promise.all([
    product,
    loadRecommendations(context, handle, product),
  ]).catch((error: unknown) => {
    throw toErrorResponse(error);
  });
  if (!loaded) throw invalidPage(url.pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(productPath(loaded.movedTo), context.locale);
    throw redirect(path + url.search, 301);
  }
  const content = loaded.isMap ? await merchantContent(context) : null;
  const {head, structuredData, ...view} = productPage(
    loaded,
    context,
    content,
    new Date(),
  );
  const seo = withMarkdown(context, head, () =>
    productMarkdown(loaded, head.canonical, context.env),
  );
  context.structuredData.push(...structuredData);
  return {
    measured: 'product' as const,
    ...view,
    recommendations,
    isStale: context.requestLog.servedStale,
    seo,
  };
}

const HOUR_MS = 60 * 60 * 1000;

const pages = memoizeByIdentity<ReturnType<typeof pageOf>>();

/** What the page shows of the product; made anew each hour, because it names a day. */
function productPage(
  loaded: LoadedProduct,
  context: RequestContext,
  content: MerchantContent | null,
  now: Date,
) {
  const {product, variant, neighbours, market, payments, handles} = loaded;
  const {env, country, locale} = context;
  const {langs, planGroups} = loaded;
  return pages(
    [product, variant, neighbours, market, content, env],
    JSON.stringify([
      ...[locale.code, country, Math.floor(+now / HOUR_MS)],
      ...[variant?.id, payments, handles, planGroups],
      // What a query of its own tells, which may have failed.
      ...[langs, [...langs.texts], [...(langs.options ?? [])]],
    ]),
    () => pageOf(loaded, context, content, now),
  );
}

function pageOf(
  loaded: LoadedProduct,
  context: RequestContext,
  content: MerchantContent | null,
  now: Date,
) {
  const {isMap} = loaded;
  const t = mapTranslator(context.locale.code, {hasMap: isMap});
  const {seo} = loaded.product;
  const head = productSeo(
    loaded,
    context,
    t
      ? {
          title: seo.title || t('mapSeo.page.title'),
          description: seo.description || t('mapSeo.page.description'),
          path: MAP_PATH,
        }
      : {},
  );
  const view = productView(loaded, now);
  return {
    product: view,
    text: productText(loaded),
    story: content && mapStory(loaded, view.gallery, context, content),
    head,
    structuredData: productStructuredData(loaded, head, context),
  };
}
