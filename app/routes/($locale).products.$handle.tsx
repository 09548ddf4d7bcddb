import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LazyRecommendations} from '~/components/product/LazyRecommendations';
import {ProductView} from '~/components/product/ProductView';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';
import {galleryPreload} from '~/lib/product/picture-source';
import {loadProduct} from '~/lib/product/load-product.server';
import {loadRecommendations} from '~/lib/product/load-recommendations.server';
import {productPage} from '~/lib/product/product-page.server';
import {productSeo} from '~/lib/product/product-seo';
import {productThings} from '~/lib/product/product-structured-data';
import {productPath} from '~/lib/product/variant-link';
import {seoMeta} from '~/lib/seo/seo';
import {movedTo, pageFailure} from '~/lib/storefront/page-failure.server';

export const meta: MetaFunction<typeof loader> = ({data}) => {
  const first = data?.product.gallery[0];
  return [
    ...(first ? [galleryPreload(first.image)] : []),
    ...seoMeta(data?.seo),
  ];
};

// Nothing is deferred: without JavaScript a deferred part would never appear.
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const handle = params.handle ?? '';
  const product = loadProduct(context, handle, url.searchParams);
  const [loaded, recommendations] = await Promise.all([
    product,
    loadRecommendations(context, handle, product),
  ]).catch((error: unknown) => {
    throw pageFailure(error);
  });
  if (!loaded) throw invalidPage(url.pathname);
  if ('movedTo' in loaded) {
    const path = localizedPath(productPath(loaded.movedTo), context.locale);
    throw movedTo(path + url.search);
  }
  const seo = productSeo(loaded, context);
  context.served.structuredData = productThings(loaded, seo, context);
  return {
    product: productPage(loaded),
    recommendations,
    isStale: context.report.servedStale,
    seo,
  };
}

export default function ProductRoute() {
  const {product, recommendations, seo} = useLoaderData<typeof loader>();
  return (
    <>
      <ProductView key={product.id} product={product} url={seo.canonical} />
      <LazyRecommendations
        key={`${product.id} recommended`}
        products={recommendations}
      />
    </>
  );
}
