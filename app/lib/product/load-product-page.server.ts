import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '~/lib/context.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {
  merchantContent,
  type MerchantContent,
} from '~/lib/content/merchant-content.server';
import {invalidPage} from '~/lib/http/not-found';
import {measuresOf} from '~/lib/i18n/inches';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {loadProduct, type LoadedProduct} from './load-product.server';
import {loadRecommendations} from './load-recommendations.server';
import {productMarkdown} from './product-markdown.server';
import {productView, productText} from './product-view.server';
import {productSeo, productStructuredData} from './product-seo';
import {withMarkdown} from '~/lib/seo/seo';
import {productPath} from './variant-link';
import {pageError} from '~/lib/storefront/page-error.server';
import {
  landingQuestions,
  landingTexts,
} from '~/lib/content/landing-texts.server';
import {sizeOffers} from './size-offers';

/**
 * Data of a product page, with nothing deferred, so that it works without JavaScript.
 * @throws {Response} 404, a redirect to the product's new address, or a provider error.
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
    throw pageError(error);
  });
  if (!loaded) throw invalidPage(url.pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(productPath(loaded.movedTo), context.locale);
    throw redirect(path + url.search, 301);
  }
  const t = serverTranslator(context.locale.code);
  const {isMap} = loaded;
  const pageSeo = productSeo(
    loaded,
    context,
    isMap
      ? {
          title: loaded.product.seo.title || t('product.map.title'),
          description:
            loaded.product.seo.description || t('product.map.description'),
          path: MAP_PATH,
        }
      : {},
  );
  const seo = withMarkdown(context, pageSeo, () =>
    productMarkdown(loaded, pageSeo.canonical, context.env),
  );
  context.structuredData.push(...productStructuredData(loaded, seo, context));
  return {
    measured: 'product' as const,
    product: productView(loaded),
    text: productText(loaded),
    story: isMap
      ? mapStory(loaded, context, await merchantContent(context))
      : null,
    recommendations,
    isStale: context.report.servedStale,
    seo,
  };
}

function mapStory(
  {product, variant, market, locale}: LoadedProduct,
  context: RequestContext,
  content: MerchantContent,
) {
  const {sizes, colors, setup, box, questions} = landingTexts(context, content);
  return {
    sizes: sizeOffers(
      product.variants.nodes,
      variant,
      measuresOf(market, locale),
    ),
    texts: {sizes, colors, setup, box, questions},
    questions: landingQuestions(context, content),
  };
}
