import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {LiveMap} from '~/components/map/LiveMap';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {MapView} from '~/lib/weather/map-view';

interface Props {
  weather: MapView | null;
  priceFrom: Money | null;
  /** What stands beside a price. */
  priceNote: ReactNode;
}

/**
 * First view of the home page: the map on its wall with the weather of now. On a phone
 * the map stands between the heading and the rest.
 */
export function HomeHero({weather, priceFrom, priceNote}: Props) {
  const t = useTranslations('home.hero');
  const locale = useLocale();
  return (
    <section className="border-b border-line chart-ground">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-5 py-5 lg:grid-cols-[minmax(0,42fr)_minmax(0,58fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:py-8">
        <h1 className="text-3xl sm:text-4xl lg:row-start-2 xl:text-5xl">
          {t('headline')}
        </h1>
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <LiveMap view={weather} />
        </div>
        <div className="lg:row-start-3">
          <p className="max-w-[55ch] text-lg">{t('lead')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink to="/metarmap#choose" size="lg">
              {t('buy')}
            </ButtonLink>
            <ButtonLink to="#how" variant="quiet" size="lg">
              {t('how')}
            </ButtonLink>
          </div>
          {priceFrom ? (
            <div className="mt-4">
              <p className="text-lg font-bold tabular-nums">
                {t('from', {price: formatMoney(priceFrom, locale)})}
              </p>
              {priceNote}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
