import {Section} from '~/components/content/Section';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Picture} from '~/components/ui/Picture';
import type {LandingPictures} from '~/lib/home/landing-pictures';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {MOMENTS, REPORTS, type MomentKey} from '~/lib/home/reports';

interface Props {
  texts: LandingTexts['moments'];
  colors: LandingTexts['colors'];
  pictures: LandingPictures;
}

/**
 * A day with the map, from the morning on paper to the night among lights: beside each
 * other, on a phone a strip that snaps while it is swiped.
 */
export function Moments({texts, colors, pictures}: Props) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul
        // Where it scrolls, the keyboard needs a place to be: nothing in it has one.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={texts.title}
        className="strip md:grid-cols-3"
      >
        {MOMENTS.map((moment) => (
          // The last one is night in both colour modes.
          <li
            key={moment}
            data-theme={moment === 'night' ? 'dark' : undefined}
            className="overflow-hidden rounded-panel border border-line bg-raised text-ink"
          >
            <Moment
              moment={moment}
              texts={texts[moment]}
              reported={texts.reported}
              color={colors[REPORTS[moment].category].color}
              picture={pictures[moment]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MomentProps {
  moment: MomentKey;
  texts: LandingTexts['moments'][MomentKey];
  reported: string;
  color: string;
  picture: LandingPictures[MomentKey];
}

function Moment({moment, texts, reported, color, picture}: MomentProps) {
  const {text, category} = REPORTS[moment];
  return (
    <article>
      {picture ? (
        <Picture
          image={picture}
          aspectRatio={3 / 2}
          widest={1200}
          sizes="(min-width: 82rem) 25rem, (min-width: 48rem) 30vw, 84vw"
          className="aspect-2/1 w-full md:aspect-3/2 bg-sunken object-cover"
        />
      ) : null}
      <div className="p-4">
        <p className="text-sm text-accent tabular-nums">{texts.time}</p>
        <h3 className="mt-1 text-xl">{texts.title}</h3>
        <p className="mt-2">{texts.text}</p>
        <div className="mt-3 border-l-2 border-line-strong pl-4">
          <p className="sr-only">{reported}</p>
          <p className="font-mono text-xs wrap-anywhere text-muted">{text}</p>
          <CategoryLabel category={category} color={color} className="mt-1" />
        </div>
      </div>
    </article>
  );
}
