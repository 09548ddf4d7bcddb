import {Section} from '~/components/content/Section';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import type {
  LandingTexts,
  PlainTexts,
} from '~/lib/content/landing-texts.server';
import {WideBand} from '~/components/content/PictureBand';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface ClosingProps {
  texts: Omit<PlainTexts['closing'], 'title'>;
  title: string;
  /** The button's target and words, unless the merchant has written a link. */
  to: string;
  text: string;
}

/** The last section: a sentence and a button. */
export function ClosingCall({texts, title, ...ours}: ClosingProps) {
  const {to, text} = texts.extra?.link ?? ours;
  return (
    <section
      aria-labelledby="closing"
      className="relative mt-4 md:last:-mb-6 overflow-hidden border-t border-line bg-raised"
    >
      <span className="rose" />
      <div className="relative page-width py-8 lg:py-12">
        <h2
          id="closing"
          {...langAttributes(texts.langs?.title)}
          className="text-2xl sm:text-4xl"
        >
          {title}
        </h2>
        <p
          {...langAttributes(texts.langs?.text)}
          className="mt-2 mb-4 max-w-[65ch] text-lg"
        >
          {texts.text}
        </p>
        <ButtonLink
          to={to}
          size="lg"
          {...langAttributes(texts.extra?.link?.lang)}
        >
          {text}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The merchant's picture of the map in a room, with one line. */
export function RoomBand({texts}: {texts: PlainTexts['room']}) {
  const {title, langs, extra} = texts;
  if (!extra?.picture) return null;
  return (
    <WideBand
      picture={extra.picture}
      darkPicture={extra.darkPicture}
      title={title}
      lang={langs?.title}
      isDeferred
    />
  );
}

/** What each colour of the lights means. */
export function ColorsSection({texts}: {texts: LandingTexts['colors']}) {
  return (
    <Section id="colors" {...texts}>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line grid-cols-2 xl:grid-cols-4">
        {FLIGHT_CATEGORIES.map((category) => (
          <li key={category} className="bg-raised p-4">
            <CategoryLabel
              as="h3"
              category={category}
              color={texts[category].color}
              className="text-lg"
            />
            <p className="mt-1">{texts[category].meaning}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/docs/colors-and-light" className="text-link">
          {texts.more}
        </Link>
      </p>
    </Section>
  );
}
