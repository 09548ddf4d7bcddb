import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ClosingCall} from '~/components/content/ClosingCall';
import {HomeHero} from '~/components/content/HomeHero';
import {Section} from '~/components/content/Section';
import {ThreeSteps} from '~/components/content/ThreeSteps';
import {FlightCategories} from '~/components/map/FlightCategories';
import {FeaturedProducts} from '~/components/product/FeaturedProducts';
import {PriceNote} from '~/components/product/Price';
import {Link} from '~/components/ui/Link';
import {translatorFor} from '~/lib/i18n/messages';
import {heroPictures} from '~/lib/product/hero-pictures';
import {loadHome} from '~/lib/product/load-home.server';
import {pageSeo, seoMeta} from '~/lib/seo';
import {siteData} from '~/lib/structured-data/site-data';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

// The whole page is text of our own but for the products; those may be missing.
export async function loader({context}: LoaderFunctionArgs) {
  const home = await loadHome(context);
  const t = translatorFor(context.locale.code);
  const hero = heroPictures(home?.map ?? null);
  return {
    hero,
    priceFrom: home?.map?.priceRange.minVariantPrice ?? null,
    featured: home && home.featured,
    isCopy: context.report.servedCopy,
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
  const {hero, priceFrom, featured} = useLoaderData<typeof loader>();
  const t = useTranslations('home');
  return (
    <>
      <HomeHero {...hero} priceFrom={priceFrom} priceNote={<PriceNote />} />
      <Section title={t('colors.title')} lead={t('colors.lead')}>
        <FlightCategories />
      </Section>
      <Section id="how" title={t('steps.title')}>
        <ThreeSteps />
        <p className="mt-8">
          <Link to="/connect" className="text-link">
            {t('steps.link')}
          </Link>
        </p>
      </Section>
      <Section title={t('featured.title')}>
        <FeaturedProducts products={featured} />
      </Section>
      <ClosingCall />
    </>
  );
}
