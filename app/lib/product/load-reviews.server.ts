import type {ProductReviewsQuery} from 'storefrontapi.generated';
import {redirect} from '@shopify/remix-oxygen';
import {PRODUCT_REVIEWS_QUERY} from '~/graphql/storefront/reviews';
import type {RequestContext} from '~/lib/context.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {invalidPage} from '~/lib/http/not-found';
import {lawOf, type Law} from '~/lib/i18n/law';
import {forEachLocale, localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {isPossibleHandle} from '~/lib/i18n/translated-handles.server';
import {writtenBeside, type Written} from '~/lib/i18n/written-beside';
import {pageSeo} from '~/lib/seo/seo';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {
  ShopifyError,
  assertNoErrors,
  orErrorResponse,
  toErrorResponse,
} from '~/lib/storefront/shopify-error.server';
import {productInLanguages} from './load-product.server';
import {langsOfTexts, referenceTexts, type Reference} from './merchant-texts';
import {rangeView, withPlanPrices} from './price.server';
import {
  ratingDistribution,
  REVIEW_ORDERS,
  reviewViews,
  shownRating,
  sortedReviews,
} from './reviews';
import {productPath, reviewsPath} from './product-paths';
import {MAX_REVIEWS} from '~/lib/limits/limits';

/**
 * Data of the page with all reviews of a product, in the order of `?sort_by=`.
 * @throws {Response} 404 for a product without reviews, a redirect to its new URL, or an
 * error of Shopify, also where it sends a product without the reviews that it has.
 */
export async function loadReviews(
  context: RequestContext,
  handle: string,
  url: URL,
) {
  const {storefront, locale, env} = context;
  if (!isPossibleHandle(handle)) throw invalidPage(url.pathname);
  const inLanguages = productInLanguages(context, handle, MAX_REVIEWS);
  const [{product, errors}, handles, {firstLanguage}] = await orErrorResponse(
    Promise.all([
      storefront.query(PRODUCT_REVIEWS_QUERY, {
        variables: {handle, reviews: MAX_REVIEWS},
        cache: stockCache(storefront),
      }),
      inLanguages.handles,
      // The root loader reads it, too.
      merchantContent(context),
    ]),
  );
  await orErrorResponse(
    Promise.resolve().then(() => assertNoErrors('ProductReviews', {errors})),
  );
  const [original, offered] = await orErrorResponse(
    Promise.all([
      inLanguages.originalIn(firstLanguage),
      withPlanPrices(context, product ? [product] : []),
    ]),
  );
  const written = writtenBeside(firstLanguage, locale);
  const reviews = product
    ? reviewViews(product, {texts: reviewLangs(product, original, written)})
    : [];
  // What could not be read must not pass for a product without reviews.
  if (product && reviews.length === 0 && context.requestLog.usesFallbackContent)
    throw toErrorResponse(new ShopifyError('ProductReviews', 1, {cause: []}));
  if (!product || reviews.length === 0) throw invalidPage(url.pathname);
  if (product.handle !== handle) {
    const path = localizedPath(reviewsPath(product.handle), locale);
    throw redirect(path + url.search, 301);
  }
  const sort = url.searchParams.get('sort_by');
  const order = REVIEW_ORDERS.find((name) => name === sort) ?? 'newest';
  const {title: name, productType} = product;
  const title = translatorFor(locale.code).markup('product.reviews.allTitle', {
    product: name,
    name: (words) => words,
  });
  const {lang} =
    written(name, original?.title, [[productType, original?.productType]]) ??
    {};
  return {
    product: {title: name, ...(lang && {lang})},
    productPath:
      handle === env.PUBLIC_MAP_PRODUCT_HANDLE ? MAP_PATH : productPath(handle),
    rating: shownRating(product),
    offer: offerOf(offered[0], lawOf(storefront.i18n.country)),
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

/** The product's lowest price, and what its note has to say; `null` for what is not sold. */
function offerOf(
  product: ProductReviewsQuery['product'] | undefined,
  law: Law | null,
) {
  const variant = product?.selectedOrFirstAvailableVariant;
  if (!variant) return null;
  const {price, unit, isFrom} = rangeView(product, law);
  return {
    price: {price, was: null, isFrom, ...(unit && {unit})},
    hasNote: !product.isGiftCard,
    requiresShipping: variant.requiresShipping,
  };
}

/** The texts of all reviews of a product; keys as in `ProductPageLangs`. */
function reviewLangs(
  product: ReviewTexts,
  original: ReviewTexts | null,
  written: Written,
): ReadonlyMap<string, string> {
  const texts = ({reviews}: ReviewTexts) =>
    (reviews?.references?.nodes ?? []).flatMap(referenceTexts);
  return langsOfTexts(texts(product), original ? texts(original) : [], written);
}

interface ReviewTexts {
  readonly reviews?: {
    readonly references?: {readonly nodes: readonly Reference[]} | null;
  } | null;
}
