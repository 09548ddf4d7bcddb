import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {MapHero} from '~/components/map/MapHero';
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

/** First view of the home page. */
export function HomeHero({weather, priceFrom, priceNote}: Props) {
  const t = useTranslations('home.hero');
  const locale = useLocale();
  return (
    <MapHero view={weather}>
      <p className="mb-3 font-mono text-sm text-muted">{t('eyebrow')}</p>
      <h1 className="text-3xl sm:text-4xl xl:text-5xl">{t('headline')}</h1>
      <p className="mt-5 max-w-[55ch] text-lg">{t('lead')}</p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ButtonLink to="/metarmap" size="lg">
          {t('buy')}
        </ButtonLink>
        <ButtonLink to="#how" variant="quiet" size="lg">
          {t('how')}
        </ButtonLink>
      </div>
      {priceFrom ? (
        <div className="mt-5">
          <p className="text-lg font-bold tabular-nums">
            {t('from', {price: formatMoney(priceFrom, locale)})}
          </p>
          {priceNote}
        </div>
      ) : null}
    </MapHero>
  );
}
