import {ButtonLink} from '~/components/ui/ButtonLink';
import {MAP_PATH} from '~/lib/environment/brand';
import type {LandingTexts} from '~/lib/home/landing-texts.server';

export function ClosingCall({texts}: {texts: LandingTexts['closing']}) {
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
        <ButtonLink
          to={texts.extra?.link?.to ?? `${MAP_PATH}#choose`}
          size="lg"
        >
          {texts.extra?.link?.text ?? texts.buy}
        </ButtonLink>
      </div>
    </section>
  );
}
