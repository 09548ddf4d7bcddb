import type {useLoaderData} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Questions} from '~/components/content/Questions';
import {useFrameworkUrl} from '~/components/ui/server-document';
import type {loadProductPage} from '~/lib/product/load-product-page.server';
import {MapBands, MoreAboutTheMap} from './MapStory';
import {Recommendations} from './Recommendations';
import {
  BoxSection,
  ComparisonSection,
  DataSection,
  PressQuote,
  SupportSection,
} from './ProductSections';
import {Reviews} from './Reviews';
import {SectionBar} from './SectionBar';
import {SizeComparison} from './SizeComparison';
import type {ProductView} from '~/lib/product/product-view.server';
import {variantSearch} from '~/lib/product/product-paths';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {BuyBox} from './BuyBox';
import {FoldedSection} from './FoldedSection';
import {Gallery} from './Gallery';
import {MatchingProducts, ProductNotes, ProductText} from './ProductText';
import {Rating} from './Rating';
import type {ProductTextView} from '~/lib/product/product-text.server';

type PageProps = ReturnType<typeof useLoaderData<typeof loadProductPage>>;

export function ProductPage({
  product,
  text,
  story,
  matching,
  recommendations,
  seo,
}: PageProps) {
  const {box, data, comparison, support, press} = text.sections;
  const sizes = story?.sizes ?? [];
  const questions = story?.questions ?? [];
  const sections = {
    overview: true,
    box: box !== null,
    sizes: sizes.length > 0,
    // Where sizes are drawn, their section has the table.
    compare: comparison !== null && sizes.length === 0,
    data: data !== null,
    reviews: text.reviews.length > 0,
    support: support !== null,
    questions: questions.length > 0,
  };
  return (
    <>
      <FrameworkPreload />
      <ProductDetails
        key={product.id}
        product={product}
        text={text}
        more={
          story && (
            <MoreAboutTheMap colors={story.texts.colors} links={story.links} />
          )
        }
        url={seo.canonical}
      />
      <SectionBar sections={sections} />
      {story ? <MapBands label={product.title} bands={story.bands} /> : null}
      {press ? <PressQuote {...press} /> : null}
      {box ? <BoxSection {...box} /> : null}
      {story && sections.sizes ? (
        <SizeComparison
          texts={story.texts.sizes}
          sizes={sizes}
          drawing={story.drawing}
          frame={story.frame}
          comparison={comparison}
        />
      ) : null}
      {comparison && sections.compare ? (
        <ComparisonSection
          comparison={comparison}
          requiresShipping={product.variant?.requiresShipping}
        />
      ) : null}
      {data ? <DataSection data={data} map={story?.drawing} /> : null}
      <MatchingProducts products={matching} />
      <Reviews
        rating={product.rating}
        reviews={text.reviews}
        distribution={text.distribution}
        allPath={text.allReviewsPath}
      />
      {/* What is folded, in a wide window side by side. */}
      <div
        className={
          support && sections.questions
            ? 'mx-auto grid max-w-(--page-width) grid-cols-1 lg:grid-cols-2'
            : undefined
        }
      >
        {support ? <SupportSection {...support} /> : null}
        {story && sections.questions ? (
          <Questions
            id="questions"
            texts={story.texts.questions}
            questions={questions}
            as={FoldedSection}
          />
        ) : null}
      </div>
      <Recommendations products={recommendations} />
    </>
  );
}

/**
 * Preloads the framework ahead of a product's content, because a product has most scripts; Remix names it last.
 * In the head it would be loaded before the page's first picture (`docs/performance.md`).
 */
function FrameworkPreload() {
  const url = useFrameworkUrl();
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: url ? `<link rel="modulepreload" href="${url}">` : '',
      }}
    />
  );
}

interface DetailsProps {
  product: ProductView;
  text: ProductTextView;
  /** Below the text. */
  more?: ReactNode;
  url: string;
}

/** The first view: gallery, price and what can be bought. */
export function ProductDetails({product, text, more, url}: DetailsProps) {
  const {variant} = product;
  const variantUrl = variant ? url + variantSearch(variant.id) : url;
  const hasPictures = product.gallery.length > 0;
  const words = (
    <>
      <ProductText {...text} />
      {more}
    </>
  );
  const notes = (
    <ProductNotes
      {...text}
      sku={variant?.sku ?? null}
      weight={product.weight}
      className={hasPictures || product.isSoldOut ? undefined : 'max-w-2xl'}
    />
  );
  return (
    <article
      className={`page-width grid gap-x-8 gap-y-4 py-4 lg:gap-x-12 ${
        hasPictures ? 'product-columns' : 'grid-cols-1'
      } ${product.optionGroups.length > 1 || product.isSoldOut ? '' : 'brief'}`}
    >
      {hasPictures ? (
        <Gallery
          title={product.title}
          media={product.gallery}
          url={variantUrl}
        />
      ) : null}
      <div className={`space-y-6 ${hasPictures ? '' : 'max-w-2xl'}`}>
        <header>
          {product.productType ? (
            <p
              {...langAttributes(product.typeLang)}
              className="mb-1 font-mono text-sm text-muted snug:hidden"
            >
              {product.productType}
            </p>
          ) : null}
          {product.badges.length > 0 ? (
            <ul
              {...langAttributes(product.badgesLang)}
              className="mb-2 flex flex-wrap gap-1 text-sm"
            >
              {product.badges.map((badge) => (
                <li
                  key={badge}
                  className="rounded-control border border-line bg-raised px-2 py-0.5"
                >
                  {badge}
                </li>
              ))}
            </ul>
          ) : null}
          {/* In lower lines the clamp would cut descenders off and show the top of the next line. */}
          <h1
            {...langAttributes(product.titleLang)}
            title={product.title}
            className="line-clamp-4 text-3xl wrap-anywhere sm:text-4xl"
          >
            {product.title}
          </h1>
          {product.rating ? (
            <Rating {...product.rating} href="#reviews" />
          ) : null}
        </header>
        <BuyBox product={product} url={variantUrl} />
        {product.isSoldOut ? (
          <>
            {words}
            {notes}
          </>
        ) : null}
      </div>
      {/* In a wide window below the gallery and below what is bought; the column of what is sold out is short. */}
      {product.isSoldOut ? null : (
        <>
          <div className={`space-y-6 ${hasPictures ? '' : 'max-w-2xl'}`}>
            {words}
          </div>
          {notes}
        </>
      )}
    </article>
  );
}
