import {buttonClass} from '~/components/ui/button-class';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {localizedPath, type Locale} from '~/lib/i18n/locale';

interface Props {
  texts: LandingTexts['closing'];
  locale: Locale;
}

/** Last part of the home page: leads to the map once more. */
export function ClosingCall({texts, locale}: Props) {
  return (
    <section
      aria-labelledby="closing"
      className="relative mt-4 overflow-hidden border-t border-line bg-raised"
    >
      <span className="rose -right-24 -bottom-40 w-96 text-chart-magenta" />
      <div className="relative page-width py-8 lg:py-12">
        <h2 id="closing" className="text-2xl sm:text-4xl">
          {texts.title}
        </h2>
        <p className="mt-2 mb-4 max-w-[55ch] text-lg">{texts.text}</p>
        <a
          href={localizedPath('/metarmap#choose', locale)}
          className={buttonClass({size: 'lg'})}
        >
          {texts.buy}
        </a>
      </div>
    </section>
  );
}
