import {useRef, useState, type MouseEvent} from 'react';
import {MerchantPicture} from '~/components/content/Section';
import {fetchMapView, LiveMap} from '~/components/map/LiveMap';
import {RegionLinks} from '~/components/map/RegionLinks';
import {PriceNote} from '~/components/product/Price';
import {Rating} from '~/components/product/Rating';
import {announce} from '~/components/ui/announce';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {MAP_PATH} from '~/lib/environment/brand';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {RatingView} from '~/lib/product/reviews';
import type {RegionLink} from '~/lib/home/load-home.server';
import type {MapView} from '~/lib/weather/map-view';
import {langAttributes} from '~/lib/i18n/lang-attributes';

const FACTS = ['reports', 'power', 'free'] as const;

interface Props {
  weather: MapView;
  regions: readonly RegionLink[];
  /** Rating of the map, which links to the map's reviews. */
  rating?: RatingView | null;
  /** The merchant's texts, in place of ours. */
  texts?: LandingTexts['hero'];
}

interface ShownRegion {
  link: RegionLink;
  view: MapView;
}

/** The live map; without JavaScript, or if a map fails to load, regions link to their pages. */
export function HomeHero({weather, regions, rating, texts = {}}: Props) {
  const t = useMapTranslations('map.hero');
  const [shown, setShown] = useState<ShownRegion | null>(null);
  const wanted = useRef<RegionLink | null>(null);
  if (!t) return null;

  const show = async (
    event: MouseEvent<HTMLAnchorElement>,
    link: RegionLink,
  ) => {
    const {reports, name} = link;
    if (!reports || opensElsewhere(event)) return;
    event.preventDefault();
    wanted.current = link;
    const {href} = event.currentTarget;
    try {
      const view = await fetchMapView(reports);
      // Another region was chosen while this one loaded.
      if (wanted.current !== link) return;
      setShown({link, view});
      announce(t('shown', {region: name}));
    } catch {
      if (wanted.current === link) window.location.assign(href);
    }
  };
  const link =
    shown?.link ?? regions.find(({region}) => region === weather.region);
  return (
    <section className="relative isolate overflow-clip border-b border-line mb-8">
      <div className="@container page-width grid gap-x-12 gap-y-4 py-4 low:gap-2 md:grid-cols-[minmax(0,1fr)_min(50vw,32rem)]">
        <div
          className={
            texts.extra?.picture ? '' : 'live-map-neighbour z-1 low:contents'
          }
        >
          {/* Without the width a line breaks elsewhere in the fallback font on wide screens. In a low
              window it is smaller, with air above it. */}
          <h1
            {...langAttributes(texts.langs?.headline)}
            className="max-w-[13em] text-3xl low:text-2xl sm:text-4xl xl:[@media(height>=48rem)]:text-5xl"
          >
            {texts.headline ?? t('headline')}
          </h1>
          {/* On a low phone smaller, because its first screen shows two fifths of the map, too. Without
              the padding the words break elsewhere in the fallback font on phones of 412 px,
              and all below would move when the font has come. */}
          <p
            {...langAttributes(texts.langs?.lead)}
            className="mt-2 max-w-[45ch] max-md:pe-2 md:text-lg low:text-[0.8125rem]/[1.25] md:mt-6 low:mt-0"
          >
            {texts.lead ?? t('lead')}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-6 low:mt-0">
            <ButtonLink to={link?.to ?? MAP_PATH} size="lg">
              {t('buy')}
            </ButtonLink>
            {link?.from ? (
              <p className="text-lg font-bold">{link.from}</p>
            ) : null}
            {/* Beside the button, the page's font would wrap it into fewer lines than the
                fallback font. */}
            <div className="basis-full flex md:grid gap-x-4 gap-y-2">
              {link?.from ? <PriceNote shipsFree={link.shipsFree} /> : null}
              {rating ? (
                <Link
                  to={`${MAP_PATH}#reviews`}
                  className="w-fit flex-none hover:underline"
                >
                  <div className="md:hidden">
                    <Rating {...rating} isShort />
                  </div>
                  <div className="max-md:hidden">
                    <Rating {...rating} />
                  </div>
                </Link>
              ) : null}
            </div>
          </div>
          <ul className="mt-4 grid gap-y-2 max-md:hidden">
            {(
              texts.facts?.lines ?? FACTS.map((fact) => t(`facts.${fact}`))
            ).map((fact) => (
              <li
                key={fact}
                {...langAttributes(texts.facts?.lang)}
                className="check"
              >
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div>
          {regions.length > 1 && !texts.extra?.picture ? (
            <RegionLinks
              label={t('regions')}
              regions={regions}
              shown={link?.name}
              onFollow={(event, region) => void show(event, region)}
              className="relative mx-auto mb-2"
            />
          ) : null}
          {texts.extra?.picture ? (
            <MerchantPicture {...texts.extra} isFirst />
          ) : (
            <LiveMap
              key={shown?.view.region ?? weather.region}
              view={shown?.view ?? weather}
            />
          )}
        </div>
      </div>
    </section>
  );
}
