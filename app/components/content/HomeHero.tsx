import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {fetchMapView, LiveMap} from '~/components/map/LiveMap';
import {announce} from '~/components/ui/announce';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {useLocale} from '~/components/ui/use-locale';
import {MAP_PATH} from '~/lib/environment/brand';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {RegionLink} from '~/lib/home/load-home.server';
import type {MapView} from '~/lib/weather/map-view';

interface Props {
  weather: MapView;
  /** The first one is on the map. */
  regions: readonly RegionLink[];
  priceFrom: Money | null;
  priceNote: ReactNode;
}

interface ShownRegion {
  link: RegionLink;
  view: MapView;
}

/** The live map; without JavaScript, or if a map fails to load, regions link to their pages. */
export function HomeHero({weather, regions, priceFrom, priceNote}: Props) {
  const t = useTranslations('home.hero');
  const locale = useLocale();
  const [shown, setShown] = useState<ShownRegion | null>(null);
  const wanted = useRef<RegionLink | null>(null);
  const map = useRef<HTMLDivElement>(null);

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
      // On a phone the map is above the links.
      map.current?.scrollIntoView({block: 'nearest'});
    } catch {
      if (wanted.current === link) window.location.assign(href);
    }
  };
  return (
    <section className="border-b border-line chart-ground">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-4 py-4 xl:grid-cols-[minmax(0,38fr)_minmax(0,62fr)] xl:grid-rows-[1fr_auto_auto_1fr] xl:py-8">
        <h1 className="text-3xl sm:text-4xl xl:row-start-2 xl:text-5xl">
          {t('headline')}
        </h1>
        <div ref={map} className="xl:col-start-2 xl:row-span-4 xl:row-start-1">
          <LiveMap
            key={shown?.view.region ?? weather.region}
            view={shown?.view ?? weather}
          />
        </div>
        <div className="xl:row-start-3">
          <p className="max-w-[55ch] text-lg">{t('lead')}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
            <ButtonLink to={shown?.link.to ?? `${MAP_PATH}#choose`} size="lg">
              {t('buy')}
            </ButtonLink>
            {priceFrom ? (
              <div className="flex-1 basis-32">
                <p className="text-lg font-bold tabular-nums">
                  {t('from', {price: formatMoney(priceFrom, locale)})}
                </p>
                {priceNote}
              </div>
            ) : null}
          </div>
          {regions.length > 1 ? (
            <p className="mt-4 flex flex-wrap gap-x-3">
              <span className="text-muted">{`${t('regions')}:`}</span>
              {regions.map((link, index) => {
                const isShown = shown
                  ? shown.link.name === link.name
                  : index === 0;
                return (
                  <Link
                    key={link.name}
                    to={link.to}
                    aria-current={isShown ? 'true' : undefined}
                    onClick={(event) => void show(event, link)}
                    className={isShown ? 'font-bold' : 'text-link'}
                  >
                    {link.name}
                  </Link>
                );
              })}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
