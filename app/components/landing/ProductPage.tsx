import type {useLoaderData} from '@remix-run/react';
import {Recommendations} from '~/components/product/ProductGrid';
import {ProductView} from '~/components/product/ProductView';
import {Reviews} from '~/components/product/Reviews';
import {SizeComparison} from '~/components/product/SizeComparison';
import type {loadProductPage} from '~/lib/home/load-product-page.server';
import {ColorsSection} from './ColorsSection';
import {Questions} from './Questions';
import {Setup} from './Setup';

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
      <ProductView
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
