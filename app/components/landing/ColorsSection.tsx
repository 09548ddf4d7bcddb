import {Section} from '~/components/content/Section';
import {FlightCategories} from '~/components/map/FlightCategories';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {localizedPath, type Locale} from '~/lib/i18n/locale';

interface Props {
  texts: LandingTexts['colors'];
  locale: Locale;
}

/** What the lights say. */
export function ColorsSection({texts, locale}: Props) {
  return (
    <Section id="colors" title={texts.title} lead={texts.lead}>
      <FlightCategories texts={texts} />
      <p className="mt-4">
        <a
          href={localizedPath('/docs/colors-and-light', locale)}
          className="text-link"
        >
          {texts.more}
        </a>
      </p>
    </Section>
  );
}
