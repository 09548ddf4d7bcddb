import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Fragment, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {HomeHero} from '~/components/home/HomeHero';
import {
  ClosingCall,
  ColorsSection,
  RoomBand,
} from '~/components/home/HomeSections';
import {PlainHero} from '~/components/home/PlainHero';
import {Section} from '~/components/content/Section';
import {Moments} from '~/components/home/Moments';
import {Questions} from '~/components/content/Questions';
import {Setup} from '~/components/content/Setup';
import {GridNote, ProductGrid} from '~/components/product/ProductGrid';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {cardsHtml, linksHtml} from '~/lib/catalogue/list-markdown.server';
import {markdownOf} from '~/lib/content/markdown.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {hasFaq} from '~/lib/content/merchant-content.server';
import {entryColorMode} from '~/lib/content/written-page.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {dayStories} from '~/lib/home/day-stories.server';
import {heroPicture} from '~/lib/home/hero-picture.server';
import {landingPictures} from '~/lib/home/landing-pictures.server';
import {
  homeSections,
  landingTexts,
  plainTexts,
  type HomeSection,
  type LandingTexts,
  type PlainSection,
} from '~/lib/content/landing-texts.server';
import {landingQuestions} from '~/lib/content/landing-questions.server';
import {homeHeading, plainHeading} from '~/lib/content/page-entries.server';
import {loadHome, regionLinks} from '~/lib/home/load-home.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {nearestRegion, type RegionKey} from '~/lib/i18n/market-facts';
import {
  mapMessages,
  mapTranslator,
  serverTranslator,
} from '~/lib/i18n/messages.server';
import {shownRating} from '~/lib/product/reviews';
import {pageMeta, pageSeo, withMarkdown} from '~/lib/seo/seo';
import {siteData} from '~/lib/seo/structured-data';
import {currentMapView} from '~/lib/weather/load-weather.server';
import type {MapView} from '~/lib/weather/map-view';
import {langAttributes} from '~/lib/i18n/lang-attributes';

/** Texts for agents about the whole shop. */
const AGENT_TEXTS = ['/agents.md', '/llms.txt'];

export const meta = pageMeta<typeof loader>;

// The page renders without products when Shopify fails.
export async function loader({context}: LoaderFunctionArgs) {
  const region = nearestRegion(context);
  const {code} = context.locale;
  const [home, termsOf, content, weather] = await Promise.all([
    loadHome(context),
    loadMarketTerms(context),
    merchantContent(context),
    mapOf(context, region),
  ]);
  const siteUrl = context.env.PUBLIC_SITE_URL;
  const t = serverTranslator(code);
  const words = mapTranslator(code, content);
  const {title, description} = homeHeading(content);
  const texts = plainTexts(context, content);
  const {picture} = texts.hero.extra ?? {};
  context.structuredData.push(
    ...siteData(
      siteUrl,
      content.shopName,
      context.locale,
      content.brand,
      content.social,
    ),
  );
  const head = pageSeo(context, {
    title: title?.text ?? words?.('mapSeo.home.title') ?? content.shopName,
    description:
      description?.text ??
      words?.('mapSeo.home.description') ??
      t('descriptions.home', {shop: content.shopName}),
    path: '/',
    image:
      home?.map?.featuredImage ??
      picture ??
      home?.featured.flatMap(({images}) => images).at(0),
  });
  const seo = withMarkdown(context, head, () =>
    markdownOf(
      head.title,
      `<p>${escapeHtml(head.description)}</p>` +
        cardsHtml(home?.featured ?? [], context.locale) +
        linksHtml(
          [
            {path: CATALOGUE_PATH, title: t('home.featured.all')},
            ...AGENT_TEXTS.map((path) => ({path, title: path.slice(1)})),
          ],
          context.locale,
        ),
      head.canonical,
    ),
  );
  const messages = mapMessages(code, content);
  const landing = landingTexts(context, content);
  const questions = hasFaq(content) ? landingQuestions(context, content) : [];
  return {
    featured: home && home.featured,
    isStale: context.requestLog.servedStale,
    sections: homeSections(content).filter(
      (slot) => slot !== 'questions' || questions.length > 0,
    ),
    heading: plainHeading(content, texts),
    // The map has its own first view.
    picture: weather
      ? null
      : heroPicture(texts.hero.extra, home?.featured ?? []),
    texts,
    map: weather &&
      messages &&
      landing && {
        weather,
        regions: regionLinks(
          home?.map?.options ?? [],
          context,
          termsOf(context.country),
          home?.mapLangs?.options,
        ),
        rating: home?.map ? shownRating(home.map) : null,
        texts: sectionsOf(landing),
        stories: dayStories(region, code, messages),
        pictures: landingPictures(
          home?.map?.images.nodes ?? [],
          region,
          context.country,
        ),
      },
    questions,
    colorMode: entryColorMode(content, 'home'),
    seo: {...seo, serviceDocs: seo.hasMarkdown ? AGENT_TEXTS : []},
  };
}

/** The live map; `null` in a shop that does not sell the map. */
async function mapOf(
  context: LoaderFunctionArgs['context'],
  region: RegionKey,
): Promise<MapView | null> {
  const content = await merchantContent(context);
  const t = mapTranslator(context.locale.code, content);
  return t && currentMapView(context, region, 'chosen', t);
}

/** Without the texts of sections that only the map's page shows, or that `texts` has. */
function sectionsOf({
  night: _night,
  day: _day,
  detail: _detail,
  sizes: _sizes,
  hero: _hero,
  products: _products,
  questions: _questions,
  ...texts
}: LandingTexts) {
  return texts;
}

type HomeData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Home() {
  const {sections, heading, map, ...data} = useLoaderData<typeof loader>();
  const t = useTranslations('home');
  const {texts, questions} = data;
  const {title: closingTitle} = texts.closing;
  const plain: Readonly<Record<PlainSection, ReactNode>> = {
    hero: (
      <PlainHero
        heading={heading}
        picture={data.picture}
        facts={texts.hero.facts}
      />
    ),
    room: <RoomBand texts={texts.room} />,
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
    closing: closingTitle ? (
      <ClosingCall
        texts={texts.closing}
        title={closingTitle}
        to={CATALOGUE_PATH}
        text={t('featured.all')}
      />
    ) : null,
  };
  const views: Readonly<Partial<Record<HomeSection, ReactNode>>> = {
    ...plain,
    ...(map && mapViews(map, texts, sections)),
  };
  return (
    <>
      {sections.includes('hero') ? null : (
        <h1 {...langAttributes(heading.title.lang)} className="sr-only">
          {heading.title.text}
        </h1>
      )}
      {sections.map((slot) => (
        <Fragment key={slot}>{views[slot]}</Fragment>
      ))}
    </>
  );
}

type MapOnlySection = Exclude<HomeSection, PlainSection>;

/** The sections of a shop that sells the map. */
function mapViews(
  {
    weather,
    regions,
    rating,
    texts,
    stories,
    pictures,
  }: NonNullable<HomeData['map']>,
  {hero}: HomeData['texts'],
  sections: readonly HomeSection[],
): Readonly<Record<MapOnlySection | 'hero' | 'room' | 'closing', ReactNode>> {
  return {
    hero: (
      <HomeHero
        weather={weather}
        regions={regions}
        rating={rating}
        texts={hero}
      />
    ),
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
        pictures={pictures}
      />
    ),
    // The setup shows it.
    box: null,
    closing: (
      <ClosingCall
        texts={texts.closing}
        title={texts.closing.title}
        to={MAP_PATH}
        text={texts.closing.buy}
      />
    ),
  };
}

function FeaturedProducts() {
  const products = useLoaderData<typeof loader>().featured;
  const t = useTranslations('home.featured');
  if (products?.length === 0) return <p>{t('empty')}</p>;
  if (products) {
    return (
      <div className="space-y-4">
        <ProductGrid products={products} columns={4} isStrip />
        <GridNote products={products} />
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
