import type {useLoaderData} from '@remix-run/react';
import {LazyRecommendations} from '~/components/product/LazyRecommendations';
import {ProductView} from '~/components/product/ProductView';
import {ServedHtml} from '~/components/ui/served-html';

type Props = ReturnType<typeof useLoaderData<typeof productPageData>>;
import type {productPageData} from './landing-html.server';

/** A product's page, and below the map's its story. */
export function ProductPage({
  product,
  textHtml,
  story,
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
          {story.sizesHtml === '' ? null : (
            <ServedHtml
              key={product.variant?.id}
              part="sizes"
              html={story.sizesHtml}
            />
          )}
          <ServedHtml part="mapStory" html={story.html} />
        </>
      ) : null}
      <LazyRecommendations
        key={`${product.id} recommended`}
        products={recommendations}
      />
    </>
  );
}
