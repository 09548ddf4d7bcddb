import type {LandingTexts} from '~/lib/home/landing-texts';
import {CATEGORIES} from '~/lib/home/reports';
import {CategoryLabel} from './CategoryLabel';

interface Props {
  texts: LandingTexts['colors'];
}

/** What the four colours of the lights mean. */
export function FlightCategories({texts}: Props) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line grid-cols-2 xl:grid-cols-4">
      {CATEGORIES.map((key) => (
        <li key={key} className="bg-raised p-4">
          <h3>
            <CategoryLabel
              category={key}
              color={texts[key].color}
              className="text-lg"
            />
          </h3>
          <p className="mt-1">{texts[key].meaning}</p>
        </li>
      ))}
    </ul>
  );
}
