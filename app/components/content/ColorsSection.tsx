import {Section} from './Section';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Link} from '~/components/ui/Link';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';

export function ColorsSection({texts}: {texts: LandingTexts['colors']}) {
  return (
    <Section id="colors" {...texts}>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line grid-cols-2 xl:grid-cols-4">
        {FLIGHT_CATEGORIES.map((category) => (
          <li key={category} className="bg-raised p-4">
            <h3>
              <CategoryLabel
                category={category}
                color={texts[category].color}
                className="text-lg"
              />
            </h3>
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
