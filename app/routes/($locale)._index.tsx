import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Fragment, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {HomeHero} from '~/components/home/HomeHero';
import {RoomBand} from '~/components/home/RoomBand';
import {Section} from '~/components/content/Section';
import {ColorsSection} from '~/components/content/ColorsSection';
import {Moments} from '~/components/home/Moments';
import {Questions} from '~/components/content/Questions';
import {Setup} from '~/components/content/Setup';
import {PriceNote} from '~/components/product/Price';
import {ProductGrid} from '~/components/product/ProductGrid';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {useHasMap} from '~/components/ui/use-has-map';
import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {cardsHtml, linksHtml} from '~/lib/catalogue/list-markdown.server';
import {markdownOf} from '~/lib/content/markdown.server';
import {merchantContent} from '~/lib/content/merchant-content.server';
import {escapeHtml} from '~/lib/http/escape-html';
import {dayStories} from '~/lib/home/day-stories.server';
import {landingPictures} from '~/lib/home/landing-pictures';
import {
  homeSections,
  landingQuestions,
  landingTexts,
} from '~/lib/content/landing-texts.server';
import {homeRegion, loadHome, regionLinks} from '~/lib/home/load-home.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {translatorFor} from '~/lib/i18n/messages';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {siteData} from '~/lib/seo/structured-data';
import {currentMapView} from '~/lib/weather/load-weather.server';

/** Texts for agents about the whole shop. */
const AGENT_TEXTS = ['/agents.md', '/llms.txt'];

export const meta = pageMeta<typeof loader>;

// The page renders without products when the provider fails.
export async function loader({context}: LoaderFunctionArgs) {
  const region = homeRegion(context);
  const [home, termsOf, content, weather] = await Promise.all([
    loadHome(context),
    loadMarketTerms(context),
    merchantContent(context),
    currentMapView(context, region, 'chosen'),
  ]);
  const siteUrl = context.env.PUBLIC_SITE_URL;
  const {code} = context.locale;
  // These four belong to the map's page.
  const {
    night: _night,
    day: _day,
    detail: _detail,
    sizes: _sizes,
    ...texts
  } = landingTexts(context, content);
  const t = translatorFor(code);
  context.structuredData.push(
    ...siteData(siteUrl, context.locale, content.brand),
  );
  const head = pageSeo(context, {
    title: t('home.title'),
    description: t('home.description'),
    path: '/',
    image: home?.map?.featuredImage ?? null,
  });
  const seo = withMarkdown(context, head, () =>
    markdownOf(
      head.title,
      `<p>${escapeHtml(head.description)}</p>` +
        cardsHtml(home?.featured ?? [], context.locale) +
        linksHtml(
          [
            {path: '/collections', title: t('home.featured.all')},
            ...AGENT_TEXTS.map((path) => ({path, title: path.slice(1)})),
          ],
          context.locale,
        ),
      head.canonical,
    ),
  );
  return {
    weather,
    regions: regionLinks(
      home?.map?.options ?? [],
      context,
      termsOf(context.country),
    ),
    featured: home && home.featured,
    isStale: context.report.servedStale,
    sections: homeSections(content),
    texts,
    stories: dayStories(region, code),
    pictures: landingPictures(home?.map?.images.nodes ?? [], region),
    questions: landingQuestions(context, content),
    seo: {...seo, serviceDocs: seo.hasMarkdown ? AGENT_TEXTS : []},
  };
}

export default function Home() {
  const {weather, regions, sections, texts, stories, pictures, questions} =
    useLoaderData<typeof loader>();
  const t = useTranslations('home');
  const views: Readonly<Record<string, ReactNode>> = {
    hero: <HomeHero weather={weather} regions={regions} texts={texts.hero} />,
    room: <RoomBand texts={texts.room} />,
    colors: <ColorsSection texts={texts.colors} />,
    moments: (
      <Moments
        texts={texts.moments}
        colors={texts.colors}
        stories={stories}
        pictures={pictures}
      />
    ),
    setup: (
      <Setup
        texts={texts.setup}
        box={sections.includes('box') ? texts.box : null}
      />
    ),
    products: (
      <Section
        title={texts.products.title ?? t('featured.title')}
        extra={texts.products.extra}
        langs={texts.products.langs}
      >
        <FeaturedProducts />
        <p className="mt-3">
          <Link to={CATALOGUE_PATH} className="text-link">
            {t('featured.all')}
          </Link>
        </p>
      </Section>
    ),
    questions: <Questions texts={texts.questions} questions={questions} />,
    closing: <ClosingCall />,
  };
  return sections.map((slot) => <Fragment key={slot}>{views[slot]}</Fragment>);
}

function ClosingCall() {
  const texts = useLoaderData<typeof loader>().texts.closing;
  const t = useTranslations('home.featured');
  const ours = useHasMap()
    ? {to: MAP_PATH, text: texts.buy}
    : {to: CATALOGUE_PATH, text: t('all')};
  const {to, text} = texts.extra?.link ?? ours;
  return (
    <section
      aria-labelledby="closing"
      className="relative mt-4 overflow-hidden border-t border-line bg-raised"
    >
      <span className="rose" />
      <div className="relative page-width py-8 lg:py-12">
        <h2
          id="closing"
          lang={texts.langs?.title}
          className="text-2xl sm:text-4xl"
        >
          {texts.title}
        </h2>
        <p lang={texts.langs?.text} className="mt-2 mb-4 max-w-[55ch] text-lg">
          {texts.text}
        </p>
        <ButtonLink to={to} size="lg" lang={texts.extra?.link?.lang}>
          {text}
        </ButtonLink>
      </div>
    </section>
  );
}

function FeaturedProducts() {
  const products = useLoaderData<typeof loader>().featured;
  const t = useTranslations('home.featured');
  if (products?.length === 0) return <p>{t('empty')}</p>;
  if (products) {
    return (
      <div className="space-y-4">
        <PriceNote isForAll />
        <ProductGrid products={products} columns={4} isStrip />
      </div>
    );
  }
  return (
    <div
      role="status"
      className="rounded-panel border border-line-strong bg-raised p-6"
    >
      <p className="mb-4">{t('unavailable')}</p>
      <ButtonLink to="/" reloadDocument variant="secondary">
        {t('retry')}
      </ButtonLink>
    </div>
  );
}
