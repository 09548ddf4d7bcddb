import {Strip} from '~/components/ui/Strip';
import {Section} from '~/components/content/Section';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Picture} from '~/components/ui/Picture';
import type {DayStory} from '~/lib/home/day-stories.server';
import type {LandingPictures} from '~/lib/home/landing-pictures.server';
import type {LandingTexts} from '~/lib/content/landing-texts.server';

const MOMENTS = ['morning', 'noon', 'night'] as const;

interface Props {
  texts: LandingTexts['moments'];
  colors: LandingTexts['colors'];
  stories: Readonly<Record<(typeof MOMENTS)[number], DayStory>>;
  pictures: LandingPictures;
}

/** A day with the map in three columns; on a phone a strip that snaps. */
export function Moments({texts, colors, stories, pictures}: Props) {
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      extra={texts.extra}
      langs={texts.langs}
    >
      <Strip aria-label={texts.title} className="md:grid-cols-3">
        {MOMENTS.map((key) => (
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
              sizes="(min-width: 100rem) 28rem, (min-width: 82rem) 25rem, (min-width: 48rem) 30vw, 84vw"
              className="aspect-3/2 w-full bg-sunken object-cover"
            />
            <article className="p-4">
              <p className="text-sm text-accent">{texts[key].time}</p>
              <h3 className="mt-1 text-lg">{texts[key].title}</h3>
              <p className="mt-2">{stories[key].text}</p>
              <div className="mt-3 border-l-2 border-line-strong pl-4">
                <p className="sr-only">{texts.reported}</p>
                <p className="font-mono text-xs wrap-anywhere text-muted">
                  {stories[key].report}
                </p>
                <CategoryLabel
                  category={stories[key].category}
                  color={colors[stories[key].category].color}
                  className="mt-1"
                />
              </div>
            </article>
          </li>
        ))}
      </Strip>
    </Section>
  );
}
