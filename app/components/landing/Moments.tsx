import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Picture} from '~/components/ui/Picture';
import type {LandingPictures} from '~/lib/home/landing-pictures';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {MOMENTS, REPORTS, type MomentKey} from '~/lib/home/reports';

interface Props {
  texts: LandingTexts['moments'];
  colors: LandingTexts['colors'];
  pictures: LandingPictures['moments'];
}

/** A day with the map, from the morning on paper to the night among lights. */
export function Moments({texts, colors, pictures}: Props) {
  return (
    <section aria-labelledby="moments">
      <div className="page-width pt-12 lg:pt-20">
        <h2 id="moments" className="text-2xl sm:text-4xl">
          {texts.title}
        </h2>
        <p className="mt-3 max-w-[50ch] text-lg text-muted">{texts.lead}</p>
      </div>
      {MOMENTS.map((moment, index) => (
        // The last one is night in both colour modes.
        <div
          key={moment}
          data-theme={moment === 'night' ? 'dark' : undefined}
          className={
            moment === 'night'
              ? 'border-y border-line bg-surface chart-ground text-ink'
              : ''
          }
        >
          <Moment
            moment={moment}
            texts={texts[moment]}
            reported={texts.reported}
            color={colors[REPORTS[moment].category].color}
            picture={pictures[moment]}
            isMirrored={index % 2 === 1}
          />
        </div>
      ))}
    </section>
  );
}

interface MomentProps {
  moment: MomentKey;
  texts: LandingTexts['moments'][MomentKey];
  reported: string;
  color: string;
  picture: LandingPictures['moments'][MomentKey];
  isMirrored: boolean;
}

function Moment({
  moment,
  texts,
  reported,
  color,
  picture,
  isMirrored,
}: MomentProps) {
  const {text, category} = REPORTS[moment];
  return (
    <article className="page-width grid items-center gap-x-14 gap-y-6 py-8 md:grid-cols-12 lg:py-14">
      {picture ? (
        <Picture
          image={picture}
          aspectRatio={4 / 3}
          sizes="(min-width: 82rem) 44rem, (min-width: 48rem) 55vw, 92vw"
          className={`aspect-4/3 w-full rounded-panel border border-line bg-sunken object-cover shadow-panel md:col-span-7 ${isMirrored ? 'md:order-last' : ''}`}
        />
      ) : null}
      <div className="md:col-span-5">
        <p className="font-mono text-accent">{texts.time}</p>
        <h3 className="mt-1 text-xl sm:text-2xl">{texts.title}</h3>
        <p className="mt-3 max-w-[50ch]">{texts.text}</p>
        <div className="mt-5 border-l-2 border-line-strong pl-4">
          <p className="sr-only">{reported}</p>
          <p className="font-mono text-sm wrap-anywhere text-muted">{text}</p>
          <CategoryLabel category={category} color={color} className="mt-2" />
        </div>
      </div>
    </article>
  );
}
