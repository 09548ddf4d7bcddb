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
import {rangeView} from './price.server';
import {fieldKey, langOf} from './merchant-texts';
import {rowPicture} from './picture-source';
import {productMarkdown} from './product-markdown.server';
import {productView} from './product-view.server';
import {productSeo, productStructuredData} from './product-seo';
import {withMarkdown} from '~/lib/seo/seo';
import {productPath} from './product-paths';
import {
  toErrorResponse,
  assertNoErrors,
} from '~/lib/storefront/shopify-error.server';
import {mapStory} from './map-story.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/graphql/storefront/recommendations';
import {lawOf} from '~/lib/i18n/law';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {
  isSparePart,
  productCard,
  type ProductCardView,
  withCardLangs,
  asListed,
} from './product-card.server';
import {errorFields, log} from '~/lib/logging/log.server';
import {
  MATCHING_TIMEOUT_MS,
  RECOMMENDATIONS_TIMEOUT_MS,
} from '~/lib/limits/limits';
import {productText} from './product-text.server';

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
  const [loaded, recommendations, matching] = await Promise.all([
    product,
    loadRecommendations(context, handle, product),
    product.then((found) =>
      found && 'product' in found ? loadMatchingProducts(context, found) : [],
    ),
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
    matching,
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
      // From a query of its own, which may have failed.
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

/** One row on a wide screen. */
const SHOWN = 4;

/**
 * Recommendations in stock; empty when Shopify fails or is slow, which shortens the page's cache time.
 * Leaves out products that `custom.in_the_box` or `custom.matching_colors` names, and spare parts unless
 * the product is one.
 * @param product loads in parallel; the time limit begins when it has loaded.
 */
export async function loadRecommendations(
  {
    storefront,
    requestLog,
    waitUntil,
  }: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  handle: string,
  product: Promise<unknown>,
): Promise<ProductCardView[]> {
  const request = storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {
    variables: {handle},
    cache: stockCache(storefront),
  });
  waitUntil(request.catch(() => undefined));
  try {
    await Promise.race([request, product.catch(() => undefined)]);
    const {
      productRecommendations,
      product: beside,
      errors,
    } = await withTimeout(RECOMMENDATIONS_TIMEOUT_MS, request);
    assertNoErrors('ProductRecommendations', {errors});
    // JSON lists of global ids, which need no parsing.
    const named = [beside?.inTheBox, beside?.matching]
      .map((list) => list?.value ?? '')
      .join();
    const isForSpareParts = isSparePart(beside?.tags);
    const shown = (productRecommendations ?? [])
      .filter(
        ({id, availableForSale, tags}) =>
          availableForSale &&
          !named.includes(`"${id}"`) &&
          (isForSpareParts || !isSparePart(tags)),
      )
      .slice(0, SHOWN);
    const priced = await withTimeout(
      RECOMMENDATIONS_TIMEOUT_MS,
      asListed({storefront, requestLog}, shown),
    );
    return await withCardLangs(
      {storefront, requestLog, waitUntil},
      priced.map((product) =>
        productCard(product, lawOf(storefront.i18n.country)),
      ),
    );
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'product page without recommendations',
      errorFields(error),
    );
    return [];
  }
}

export type MatchingProductView = Awaited<
  ReturnType<typeof loadMatchingProducts>
>[number];

/**
 * The products of `custom.matching_colors` that can be bought, as lists show them (`asListed`); other
 * references are left out. When Shopify fails to send the prices of plans or is slow, only products that
 * need no plan, with their own pictures and prices, which shortens the page's cache time.
 */
export async function loadMatchingProducts(
  context: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  {product, langs, market}: Pick<LoadedProduct, 'product' | 'langs' | 'market'>,
) {
  const nodes = product.matchingColors?.references?.nodes ?? [];
  const named = nodes.flatMap((node) =>
    'handle' in node && node.availableForSale ? node : [],
  );
  const listed = await asListedInTime(context, named);
  return listed.map((match) => ({
    id: match.id,
    path: productPath(match.handle),
    title: match.title,
    ...langOf(langs, fieldKey(match.id, 'title')),
    ...rowPicture(match.images.nodes),
    price: rangeView(match, market.law, match.ownVariant, match.ownRegion),
    isGiftCard: match.isGiftCard,
    requiresShipping: match.selectedOrFirstAvailableVariant?.requiresShipping,
  }));
}

type Listable = Parameters<typeof asListed>[1][number];

async function asListedInTime<Product extends Listable>(
  {
    storefront,
    requestLog,
    waitUntil,
  }: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  products: readonly Product[],
) {
  const listing = asListed({storefront, requestLog}, products);
  waitUntil(listing.catch(() => undefined));
  try {
    return await withTimeout(MATCHING_TIMEOUT_MS, listing);
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'product page without the prices of matching products',
      errorFields(error),
    );
    type Listed = Awaited<typeof listing>[number];
    return products.filter(
      (product): product is Listed => !product.requiresSellingPlan,
    );
  }
}
