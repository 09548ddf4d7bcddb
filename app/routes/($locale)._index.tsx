import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {HomeHero} from '~/components/content/HomeHero';
import {Section} from '~/components/content/Section';
import {
  LazyBoxContents,
  LazyChooseMap,
  LazyClosingCall,
  LazyColors,
  LazyMoments,
  LazyPictureWall,
  LazyPromises,
  LazyQuestions,
  LazySetup,
} from '~/components/landing/lazy-sections';
import {FeaturedProducts} from '~/components/product/FeaturedProducts';
import {PriceNote} from '~/components/product/Price';
import {Link} from '~/components/ui/Link';
import {translatorFor} from '~/lib/i18n/messages';
import {landingPictures} from '~/lib/home/landing-pictures';
import {landingQuestions} from '~/lib/home/landing-questions.server';
import {landingTexts} from '~/lib/home/landing-texts';
import {loadMapChoice} from '~/lib/home/map-choice.server';
import {loadMapView} from '~/lib/weather/load-map-view.server';
import {heroPictures} from '~/lib/home/hero-pictures';
import {loadHome} from '~/lib/home/load-home.server';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {siteData} from '~/lib/seo/site-data';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

// The whole page is text of our own but for the products; those may be missing.
export async function loader({context, request}: LoaderFunctionArgs) {
  const {code} = context.locale;
  const [home, weather, map] = await Promise.all([
    loadHome(context),
    loadMapView(context),
    loadMapChoice(context, new URL(request.url).searchParams),
  ]);
  const t = translatorFor(code);
  const {
    colors,
    moments,
    choose,
    promises,
    setup,
    gallery,
    box,
    questions,
    closing,
  } = landingTexts(code, context.country);
  const hero = heroPictures(home?.map ?? null);
  return {
    weather,
    priceFrom: home?.map?.priceRange.minVariantPrice ?? null,
    featured: home && home.featured,
    isStale: context.report.servedStale,
    choice: map && map.choice,
    pictures: landingPictures(map ? map.pictures : []),
    questions: landingQuestions(code),
    texts: {
      colors,
      moments,
      choose,
      promises,
      setup,
      gallery,
      box,
      questions,
      closing,
    },
    seo: pageSeo(
      {
        title: t('home.title'),
        description: t('home.description'),
        path: '/',
        image: hero.day,
        structuredData: siteData(context.env.PUBLIC_SITE_URL, context.locale),
      },
      {siteUrl: context.env.PUBLIC_SITE_URL, locale: context.locale},
    ),
  };
}

export default function Home() {
  const {weather, priceFrom, featured, choice, pictures, questions, texts} =
    useLoaderData<typeof loader>();
  const t = useTranslations('home');
  return (
    <>
      <HomeHero
        weather={weather}
        priceFrom={priceFrom}
        priceNote={<PriceNote />}
      />
      <LazyColors texts={texts.colors} />
      <LazyMoments
        texts={texts.moments}
        colors={texts.colors}
        pictures={pictures.moments}
      />
      <LazyChooseMap texts={texts.choose} choice={choice} />
      <LazyPromises texts={texts.promises} />
      <LazySetup texts={texts.setup} />
      <LazyPictureWall texts={texts.gallery} pictures={pictures.gallery} />
      <LazyBoxContents texts={texts.box} />
      <LazyQuestions texts={texts.questions} questions={questions} />
      <Section title={t('featured.title')}>
        <FeaturedProducts products={featured} />
        <p className="mt-8">
          <Link to="/collections" className="text-link">
            {t('featured.all')}
          </Link>
        </p>
      </Section>
      <LazyClosingCall texts={texts.closing} />
    </>
  );
}
