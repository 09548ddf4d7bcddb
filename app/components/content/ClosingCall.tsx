import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {CompassRose} from '~/components/ui/CompassRose';

/** Last part of the home page: leads to the map once more. */
export function ClosingCall() {
  const t = useTranslations('home');
  return (
    <section
      aria-labelledby="closing"
      className="relative mt-8 overflow-hidden border-t border-line bg-raised"
    >
      <CompassRose className="absolute -right-24 -bottom-40 size-96 text-chart-magenta opacity-60" />
      <div className="relative page-width py-12 lg:py-16">
        <h2 id="closing" className="text-2xl sm:text-3xl">
          {t('closing.title')}
        </h2>
        <p className="mt-3 mb-7 max-w-[55ch] text-lg">{t('closing.text')}</p>
        <ButtonLink to="/metarmap" size="lg">
          {t('hero.buy')}
        </ButtonLink>
      </div>
    </section>
  );
}
