import type {useLoaderData} from '@remix-run/react';
import {LazyRecommendations} from '~/components/product/LazyRecommendations';
import {ProductView} from '~/components/product/ProductView';
import type {loadProductPage} from '~/lib/home/load-product-page.server';
import {
  LazyColors,
  LazyQuestions,
  LazySetup,
  LazySizeComparison,
} from './lazy-sections';

type Props = ReturnType<typeof useLoaderData<typeof loadProductPage>>;

/** A product's page, and below the map's its story. */
export function ProductPage({product, story, recommendations, seo}: Props) {
  return (
    <>
      <ProductView key={product.id} product={product} url={seo.canonical} />
      {story ? (
        <>
          <LazySizeComparison texts={story.texts.sizes} sizes={story.sizes} />
          <LazyColors texts={story.texts.colors} />
          <LazySetup texts={story.texts.setup} box={story.texts.box} />
          <LazyQuestions
            texts={story.texts.questions}
            questions={story.questions}
          />
        </>
      ) : null}
      <LazyRecommendations
        key={`${product.id} recommended`}
        products={recommendations}
      />
    </>
  );
}
