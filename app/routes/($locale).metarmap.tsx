import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {Section} from '~/components/content/Section';
import {ThreeSteps} from '~/components/content/ThreeSteps';
import {FlightCategories} from '~/components/map/FlightCategories';
import {LaterRecommendations} from '~/components/product/LaterRecommendations';
import {ProductView} from '~/components/product/ProductView';
import {MAP_PRODUCT_HANDLE} from '~/lib/brand';
import {translatorFor} from '~/lib/i18n/messages';
import {notFound} from '~/lib/not-found';
import {loadProduct} from '~/lib/product/load-product.server';
import {loadRecommendations} from '~/lib/product/load-recommendations.server';
import {productPage} from '~/lib/product/product-page.server';
import {productSeo} from '~/lib/product/product-seo';
import {withProductData} from '~/lib/product/product-structured-data';
import {seoMeta} from '~/lib/seo';
import {pageFailure} from '~/lib/storefront/page-failure.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export async function loader({context, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const [loaded, recommendations] = await Promise.all([
    loadProduct(context, MAP_PRODUCT_HANDLE, url.searchParams),
    loadRecommendations(context, MAP_PRODUCT_HANDLE),
  ]).catch((error: unknown) => {
    throw pageFailure(error);
  });
  if (!loaded || 'movedTo' in loaded) throw notFound(url.pathname);
  const t = translatorFor(context.locale.code);
  return {
    product: productPage(loaded),
    recommendations,
    isCopy: context.report.servedCopy,
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
  const {product, recommendations, seo} = useLoaderData<typeof loader>();
  const t = useTranslations();
  return (
    <>
      <ProductView
        key={product.id}
        product={product}
        url={seo.canonical}
        heading={
          <header>
            <p className="mb-1 font-mono text-sm text-muted">{product.title}</p>
            <h1 className="text-3xl sm:text-4xl">
              {t('product.map.headline')}
            </h1>
            <p className="mt-3 text-lg">{t('product.map.lead')}</p>
          </header>
        }
      />
      <Section title={t('home.colors.title')} lead={t('home.colors.lead')}>
        <FlightCategories />
      </Section>
      <Section title={t('home.steps.title')}>
        <ThreeSteps />
      </Section>
      <LaterRecommendations products={recommendations} />
    </>
  );
}
