import {Section} from '~/components/content/Section';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Picture} from '~/components/ui/Picture';
import type {LandingPictures} from '~/lib/home/landing-pictures';
import type {LandingTexts} from '~/lib/home/landing-texts.server';
import type {FlightCategory} from '~/lib/weather/flight-category';

interface Props {
  texts: LandingTexts['moments'];
  colors: LandingTexts['colors'];
  pictures: LandingPictures;
}

/** Made up for the story, in METAR format; UTC in summer. */
const MOMENTS: readonly {
  readonly key: keyof LandingPictures;
  readonly report: string;
  readonly category: FlightCategory;
}[] = [
  {
    key: 'morning',
    report: 'EDDR 210520Z 25004KT 0400 FG VV001 08/08 Q1021',
    category: 'lifr',
  },
  {
    key: 'noon',
    report: 'EDHL 211250Z 27012KT 9999 FEW035 21/11 Q1018',
    category: 'vfr',
  },
  {
    key: 'night',
    report: 'EDDF 212050Z 24028G41KT 6000 TSRA BKN012CB 17/16 Q1003',
    category: 'mvfr',
  },
];

/** A day with the map in three columns; on a phone a strip that snaps. */
export function Moments({texts, colors, pictures}: Props) {
  return (
    <Section title={texts.title} lead={texts.lead} extra={texts.extra}>
      <ul
        // A scrollable strip must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={texts.title}
        className="strip md:grid-cols-3"
      >
        {MOMENTS.map(({key, report, category}) => (
          // The last one is dark in both colour modes.
          <li
            key={key}
            data-theme={key === 'night' ? 'dark' : undefined}
            className="overflow-hidden rounded-panel border border-line bg-raised text-ink"
          >
            <Picture
              image={pictures[key]}
              aspectRatio={3 / 2}
              widest={1200}
              sizes="(min-width: 82rem) 25rem, (min-width: 48rem) 30vw, 84vw"
              className="aspect-2/1 w-full md:aspect-3/2 bg-sunken object-cover"
            />
            <article className="p-4">
              <p className="text-sm text-accent tabular-nums">
                {texts[key].time}
              </p>
              <h3 className="mt-1 text-xl">{texts[key].title}</h3>
              <p className="mt-2">{texts[key].text}</p>
              <div className="mt-3 border-l-2 border-line-strong pl-4">
                <p className="sr-only">{texts.reported}</p>
                <p className="font-mono text-xs wrap-anywhere text-muted">
                  {report}
                </p>
                <CategoryLabel
                  category={category}
                  color={colors[category].color}
                  className="mt-1"
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
