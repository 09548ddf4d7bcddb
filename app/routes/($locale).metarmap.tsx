import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {
  LazyBoxContents,
  LazyColors,
  LazyPictureWall,
  LazyPromises,
  LazyQuestions,
  LazySetup,
  LazySizeComparison,
} from '~/components/landing/lazy-sections';
import {MapHero} from '~/components/map/MapHero';
import {LazyRecommendations} from '~/components/product/LazyRecommendations';
import {ProductView} from '~/components/product/ProductView';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import {translatorFor} from '~/lib/i18n/messages';
import {landingPictures} from '~/lib/home/landing-pictures';
import {landingQuestions} from '~/lib/home/landing-questions.server';
import {landingTexts} from '~/lib/home/landing-texts';
import {stillPictures} from '~/lib/home/map-choice.server';
import {sizeOffers} from '~/lib/home/size-offers';
import {loadMapView} from '~/lib/weather/load-map-view.server';
import {invalidPage} from '~/lib/http/not-found';
import {loadProduct} from '~/lib/product/load-product.server';
import {loadRecommendations} from '~/lib/product/load-recommendations.server';
import {productPage} from '~/lib/product/product-page.server';
import {productSeo} from '~/lib/product/product-seo';
import {withProductData} from '~/lib/product/product-structured-data';
import {seoMeta} from '~/lib/seo/seo';
import {pageFailure} from '~/lib/storefront/page-failure.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const product = loadProduct(context, MAP_PRODUCT_HANDLE, url.searchParams);
  const [loaded, recommendations, weather] = await Promise.all([
    product,
    loadRecommendations(context, MAP_PRODUCT_HANDLE, product),
    loadMapView(context),
  ]).catch((error: unknown) => {
    throw pageFailure(error);
  });
  if (!loaded || 'movedTo' in loaded) throw invalidPage(url.pathname);
  const {code} = context.locale;
  const t = translatorFor(code);
  const {colors, sizes, promises, setup, gallery, box, questions} =
    landingTexts(code, context.country);
  return {
    product: productPage(loaded),
    sizes: sizeOffers(loaded.product.variants.nodes, loaded.variant),
    pictures: landingPictures(stillPictures(loaded.product)).gallery,
    questions: landingQuestions(code),
    texts: {colors, sizes, promises, setup, gallery, box, questions},
    recommendations,
    weather,
    isStale: context.report.servedStale,
    seo: withProductData(
      productSeo(loaded, context, {
        title: t('product.map.title'),
        description: t('product.map.description'),
        path: '/metarmap',
      }),
      loaded,
      context,
    ),
  };
}

export default function MapRoute() {
  const {
    product,
    recommendations,
    seo,
    sizes,
    pictures,
    questions,
    texts,
    weather,
  } = useLoaderData<typeof loader>();
  const t = useTranslations();
  return (
    <>
      <MapHero view={weather}>
        <p className="mb-3 font-mono text-sm text-muted">{product.title}</p>
        <h1 className="text-3xl sm:text-4xl xl:text-5xl">
          {t('product.map.headline')}
        </h1>
        <p className="mt-5 text-lg">{t('product.map.lead')}</p>
        <p className="mt-7">
          <ButtonLink to="#choose" size="lg">
            {t('home.hero.buy')}
          </ButtonLink>
        </p>
      </MapHero>
      <div id="choose">
        <ProductView
          key={product.id}
          product={product}
          url={seo.canonical}
          anchor="#choose"
          heading={<h2 className="text-2xl sm:text-3xl">{product.title}</h2>}
        />
      </div>
      <LazyPromises texts={texts.promises} />
      <LazySizeComparison texts={texts.sizes} sizes={sizes} />
      <LazyColors texts={texts.colors} />
      <LazyPictureWall texts={texts.gallery} pictures={pictures} />
      <LazySetup texts={texts.setup} />
      <LazyBoxContents texts={texts.box} />
      <LazyQuestions texts={texts.questions} questions={questions} />
      <LazyRecommendations products={recommendations} />
    </>
  );
}
