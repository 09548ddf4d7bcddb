import {redirect} from '@shopify/remix-oxygen';
import {PRODUCT_HANDLE_QUERY} from '~/graphql/storefront/product';
import {PRODUCT_REVIEWS_QUERY} from '~/graphql/storefront/reviews';
import type {RequestContext} from '~/lib/context.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {invalidPage} from '~/lib/http/not-found';
import {forEachLocale, localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {
  isPossibleHandle,
  translatedHandles,
} from '~/lib/i18n/translated-handles.server';
import {pageSeo} from '~/lib/seo/seo';
import {
  stockCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  assertNoErrors,
  orErrorResponse,
} from '~/lib/storefront/error-response.server';
import {
  ratingDistribution,
  REVIEW_ORDERS,
  reviewViews,
  shownRating,
  sortedReviews,
} from './reviews';
import {productPath, reviewsPath} from './variant-link';

/**
 * Data of the page with all reviews of a product, in the order of `?sort_by=`.
 * @throws {Response} 404 for a product without reviews, a redirect to its new URL, or an
 * error of Shopify.
 */
export async function loadReviews(
  context: RequestContext,
  handle: string,
  url: URL,
) {
  const {storefront, locale, env} = context;
  if (!isPossibleHandle(handle)) throw invalidPage(url.pathname);
  const [{product, errors}, handles] = await orErrorResponse(
    Promise.all([
      storefront.query(PRODUCT_REVIEWS_QUERY, {
        variables: {handle},
        cache: stockCache(storefront),
      }),
      translatedHandles(context, handle, async (language) => {
        const result = await storefront.query(PRODUCT_HANDLE_QUERY, {
          variables: {handle, language},
          cache: structureCache(storefront),
        });
        return result.product;
      }),
    ]),
  );
  await orErrorResponse(
    Promise.resolve().then(() => assertNoErrors('ProductReviews', {errors})),
  );
  const reviews = product ? reviewViews(product) : [];
  if (!product || reviews.length === 0) throw invalidPage(url.pathname);
  if (product.handle !== handle) {
    const path = localizedPath(reviewsPath(product.handle), locale);
    throw redirect(path + url.search, 301);
  }
  const sort = url.searchParams.get('sort_by');
  const order = REVIEW_ORDERS.find((name) => name === sort) ?? 'newest';
  const title = translatorFor(locale.code)('product.reviews.allTitle', {
    product: product.title,
  });
  return {
    title,
    productPath:
      handle === env.PUBLIC_MAP_PRODUCT_HANDLE ? MAP_PATH : productPath(handle),
    rating: shownRating(product),
    distribution: ratingDistribution(product),
    order,
    reviews: sortedReviews(reviews, order),
    isStale: context.requestLog.servedStale,
    seo: pageSeo(context, {
      title,
      description: reviews[0]?.body ?? '',
      path: forEachLocale(({code}) => reviewsPath(handles[code])),
    }),
  };
}
