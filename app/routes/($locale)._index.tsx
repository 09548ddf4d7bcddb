import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {HomeHero} from '~/components/content/HomeHero';
import {Section} from '~/components/content/Section';
import {
  homeClosingHtml,
  homeStoryHtml,
} from '~/components/landing/landing-html.server';
import {FeaturedProducts} from '~/components/product/FeaturedProducts';
import {PriceNote} from '~/components/product/Price';
import {Link} from '~/components/ui/Link';
import {ServedHtml} from '~/components/ui/served-html';
import {landingPictures} from '~/lib/home/landing-pictures';
import {loadHome, regionLinks} from '~/lib/home/load-home.server';
import {translatorFor} from '~/lib/i18n/messages';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {siteData} from '~/lib/seo/site-data';
import {loadMapView} from '~/lib/weather/load-map-view.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

// The whole page is text of our own but for the products; those may be missing.
export async function loader({context}: LoaderFunctionArgs) {
  const [home, weather] = await Promise.all([
    loadHome(context),
    loadMapView(context),
  ]);
  const [storyHtml, closingHtml] = await Promise.all([
    homeStoryHtml(context, landingPictures(home?.map?.images.nodes ?? [])),
    homeClosingHtml(context),
  ]);
  const t = translatorFor(context.locale.code);
  context.served.structuredData = siteData(
    context.env.PUBLIC_SITE_URL,
    context.locale,
  );
  return {
    weather,
    regions: regionLinks(home?.map?.options ?? [], context.locale),
    priceFrom: home?.map?.priceRange.minVariantPrice ?? null,
    featured: home && home.featured,
    isStale: context.report.servedStale,
    storyHtml,
    closingHtml,
    seo: pageSeo(
      {
        title: t('home.title'),
        description: t('home.description'),
        path: '/',
        image: home?.map?.featuredImage ?? null,
      },
      {siteUrl: context.env.PUBLIC_SITE_URL, locale: context.locale},
    ),
  };
}

export default function Home() {
  const {weather, regions, priceFrom, featured, storyHtml, closingHtml} =
    useLoaderData<typeof loader>();
  const t = useTranslations('home');
  return (
    <>
      <HomeHero
        weather={weather}
        regions={regions}
        priceFrom={priceFrom}
        priceNote={<PriceNote />}
      />
      <ServedHtml part="homeStory" html={storyHtml} />
      <Section title={t('featured.title')}>
        <FeaturedProducts products={featured} />
        <p className="mt-3">
          <Link to="/collections/all" className="text-link">
            {t('featured.all')}
          </Link>
        </p>
      </Section>
      <ServedHtml part="homeClosing" html={closingHtml} />
    </>
  );
}
