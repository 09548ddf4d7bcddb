import {Drawing} from '~/components/content/Drawing';
import {Section} from '~/components/content/Section';
import card from '~/content/pictures/box-card.svg?raw';
import map from '~/content/pictures/box-map.svg?raw';
import power from '~/content/pictures/box-power.svg?raw';
import rail from '~/content/pictures/box-rail.svg?raw';
import type {LandingTexts} from '~/lib/home/landing-texts';

const DRAWINGS = {map, rail, power, card} as const;

const THINGS = ['map', 'rail', 'power', 'card'] as const;

interface Props {
  texts: LandingTexts['box'];
}

/** What comes with the map. */
export function BoxContents({texts}: Props) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line lg:grid-cols-4">
        {THINGS.map((thing) => (
          <li key={thing} className="bg-raised p-4 sm:p-6">
            <Drawing source={DRAWINGS[thing]} className="mx-auto max-w-40" />
            <h3 className="mt-4 text-base hyphens-auto sm:text-lg">
              {texts[thing].title}
            </h3>
            <p className="mt-1 text-sm text-muted">{texts[thing].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
