import type {useLoaderData} from '@remix-run/react';
import {LazyRecommendations} from '~/components/product/LazyRecommendations';
import {ProductView} from '~/components/product/ProductView';
import {lazyHydrate} from '~/components/ui/lazy-hydrate';
import {ServedHtml} from '~/components/ui/served-html';

type Props = ReturnType<typeof useLoaderData<typeof productPageData>>;
import type {productPageData} from './landing-html.server';

/** Its links work before its code is there; then it takes a new choice as it comes. */
const LazySizeComparison = lazyHydrate(
  async () =>
    (await import('~/components/product/SizeComparison')).SizeComparison,
);

/** A product's page, and below the map's its story. */
export function ProductPage({
  product,
  textHtml,
  story,
  storyHtml,
  recommendations,
  seo,
}: Props) {
  return (
    <>
      <ProductView
        key={product.id}
        product={product}
        textHtml={textHtml}
        url={seo.canonical}
      />
      {story ? (
        <>
          <LazySizeComparison {...story} />
          <ServedHtml part="mapStory" html={storyHtml} />
        </>
      ) : null}
      <LazyRecommendations
        key={`${product.id} recommended`}
        products={recommendations}
      />
    </>
  );
}
