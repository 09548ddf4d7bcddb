import type {useLoaderData} from '@remix-run/react';
import {Recommendations} from './ProductGrid';
import {ProductDetails} from './ProductDetails';
import {Reviews} from './Reviews';
import {SizeComparison} from './SizeComparison';
import type {loadProductPage} from '~/lib/product/load-product-page.server';
import {ColorsSection} from '~/components/content/ColorsSection';
import {Questions} from '~/components/content/Questions';
import {Setup} from '~/components/content/Setup';

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
          {story.sizes.length > 0 ? (
            <SizeComparison texts={story.texts.sizes} sizes={story.sizes} />
          ) : null}
          <ColorsSection texts={story.texts.colors} />
          <Setup texts={story.texts.setup} box={story.texts.box} />
          <Questions
            texts={story.texts.questions}
            questions={story.questions}
          />
        </>
      ) : null}
      <Reviews reviews={text.reviews} />
      <Recommendations products={recommendations} />
    </>
  );
}
