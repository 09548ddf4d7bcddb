import type {useLoaderData} from '@remix-run/react';
import {MapBands, MoreAboutTheMap} from './MapStory';
import {Recommendations} from './ProductGrid';
import {ProductDetails} from './ProductDetails';
import {Reviews} from './Reviews';
import {SizeComparison} from './SizeComparison';
import type {loadProductPage} from '~/lib/product/load-product-page.server';

type Props = ReturnType<typeof useLoaderData<typeof loadProductPage>>;

export function ProductPage({
  product,
  text,
  story,
  recommendations,
  seo,
}: Props) {
  return (
    <>
      <ProductDetails
        key={product.id}
        product={product}
        text={text}
        url={seo.canonical}
      />
      {story ? (
        <>
          <MapBands label={product.title} bands={story.bands} />
          {story.sizes.length > 0 ? (
            <SizeComparison
              texts={story.texts.sizes}
              sizes={story.sizes}
              options={product.optionGroups}
            />
          ) : null}
          <MoreAboutTheMap colors={story.texts.colors} links={story.links} />
        </>
      ) : null}
      <Reviews reviews={text.reviews} />
      <Recommendations products={recommendations} />
    </>
  );
}
