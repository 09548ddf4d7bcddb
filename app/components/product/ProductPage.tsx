import type {useLoaderData} from '@remix-run/react';
import {Questions} from '~/components/content/Questions';
import type {loadProductPage} from '~/lib/product/load-product-page.server';
import {MapBands, MoreAboutTheMap} from './MapStory';
import {Recommendations} from './ProductGrid';
import {ProductDetails} from './ProductDetails';
import {
  BoxSection,
  ComparisonSection,
  DataSection,
  PressQuote,
  SupportSection,
} from './ProductSections';
import {Reviews} from './Reviews';
import {SectionBar, type SectionName} from './SectionBar';
import {SizeComparison} from './SizeComparison';

type Props = ReturnType<typeof useLoaderData<typeof loadProductPage>>;

export function ProductPage({
  product,
  text,
  story,
  recommendations,
  seo,
}: Props) {
  const {box, data, comparison, support, press} = text.sections;
  const sizes = story?.sizes ?? [];
  const questions = story?.questions ?? [];
  const sections = {
    box: box !== null,
    sizes: sizes.length > 0,
    compare: comparison !== null,
    data: data !== null,
    support: support !== null,
    reviews: text.reviews.length > 0,
    questions: questions.length > 0,
  };
  return (
    <>
      <ProductDetails
        key={product.id}
        product={product}
        text={text}
        url={seo.canonical}
      />
      <SectionBar
        names={(Object.keys(sections) as (keyof typeof sections)[]).filter(
          (name): name is SectionName & typeof name => sections[name],
        )}
      />
      {story ? <MapBands label={product.title} bands={story.bands} /> : null}
      {press ? <PressQuote {...press} /> : null}
      {box ? <BoxSection {...box} /> : null}
      {story && sections.sizes ? (
        <SizeComparison
          texts={story.texts.sizes}
          sizes={sizes}
          drawing={story.drawing}
          options={product.optionGroups}
        />
      ) : null}
      {comparison ? <ComparisonSection {...comparison} /> : null}
      {data ? <DataSection data={data} /> : null}
      {support ? <SupportSection {...support} /> : null}
      {story ? (
        <MoreAboutTheMap colors={story.texts.colors} links={story.links} />
      ) : null}
      <Reviews
        reviews={text.reviews}
        distribution={text.distribution}
        allPath={text.allReviewsPath}
      />
      {story && sections.questions ? (
        <Questions
          id="questions"
          texts={story.texts.questions}
          questions={questions}
        />
      ) : null}
      <Recommendations products={recommendations} />
    </>
  );
}
