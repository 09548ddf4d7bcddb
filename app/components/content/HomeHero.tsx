import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {CompassRose} from '~/components/ui/CompassRose';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {PictureData} from '~/lib/picture-source';

interface Props {
  /** Pictures of the map by day and by night; none when the shop could not be asked. */
  day: PictureData | null;
  night: PictureData | null;
  priceFrom: Money | null;
  /** What stands beside a price. */
  priceNote: ReactNode;
}

/** First view of the home page. */
export function HomeHero({day, night, priceFrom, priceNote}: Props) {
  const t = useTranslations('home.hero');
  const locale = useLocale();
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)] lg:py-14">
        <div>
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
        </div>
        <HeroPicture day={day} night={night} />
      </div>
    </section>
  );
}

const SIZES = '(min-width: 82rem) 44rem, (min-width: 64rem) 53vw, 92vw';
const FRAME = 'size-full object-cover';

/**
 * The picture of the colour mode. The other one is not displayed and, being
 * lazy, never loaded: a media query could not follow the visitor's own choice.
 */
function HeroPicture({day, night}: Pick<Props, 'day' | 'night'>) {
  return (
    <div className="relative aspect-square overflow-hidden rounded-panel border border-line bg-sunken shadow-panel">
      {day ? (
        <Picture
          image={day}
          sizes={SIZES}
          isFirst={!night}
          className={night ? `${FRAME} dark:hidden` : FRAME}
        />
      ) : (
        <CompassRose className="absolute inset-[15%] text-chart-blue" />
      )}
      {day && night ? (
        <Picture
          image={night}
          sizes={SIZES}
          className={`${FRAME} hidden dark:block`}
        />
      ) : null}
    </div>
  );
}
