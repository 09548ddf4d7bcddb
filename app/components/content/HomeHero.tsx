import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {LiveMap} from '~/components/map/LiveMap';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {RegionLink} from '~/lib/home/load-home.server';
import type {MapView} from '~/lib/weather/map-view';

interface Props {
  weather: MapView | null;
  /** Those that the map above does not show. */
  regions: readonly RegionLink[];
  priceFrom: Money | null;
  /** What stands beside a price. */
  priceNote: ReactNode;
}

/**
 * First view of the home page: the map on its wall with the weather of now. On a phone
 * the map stands between the heading and the rest.
 */
export function HomeHero({weather, regions, priceFrom, priceNote}: Props) {
  const t = useTranslations('home.hero');
  const locale = useLocale();
  return (
    <section className="border-b border-line chart-ground">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-5 py-5 xl:grid-cols-[minmax(0,38fr)_minmax(0,62fr)] xl:grid-rows-[1fr_auto_auto_1fr] xl:py-8">
        <h1 className="text-3xl sm:text-4xl xl:row-start-2 xl:text-5xl">
          {t('headline')}
        </h1>
        <div className="xl:col-start-2 xl:row-span-4 xl:row-start-1">
          <LiveMap view={weather} />
        </div>
        <div className="xl:row-start-3">
          <p className="max-w-[55ch] text-lg">{t('lead')}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <ButtonLink to="/metarmap#choose" size="lg">
              {t('buy')}
            </ButtonLink>
            {priceFrom ? (
              <div>
                <p className="text-lg font-bold tabular-nums">
                  {t('from', {price: formatMoney(priceFrom, locale)})}
                </p>
                {priceNote}
              </div>
            ) : null}
          </div>
          {regions.length > 0 ? (
            <p className="mt-4 flex flex-wrap gap-x-4">
              <span className="text-muted">{t('regions')}:</span>
              {regions.map(({name, to}) => (
                <Link key={name} to={to} className="text-link">
                  {name}
                </Link>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
