import type {LandingTexts} from '~/lib/home/landing-texts';
import {CATEGORIES, EXAMPLES} from '~/lib/home/reports';
import {CategoryLabel} from './CategoryLabel';

interface Props {
  texts: LandingTexts['colors'];
}

/**
 * What the four colours of the lights mean, with the figures of the flight
 * categories (`docs/decisions/012-live-map.md`), and what a METAR says for each.
 */
export function FlightCategories({texts}: Props) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {CATEGORIES.map((key) => (
        <li key={key} className="flex flex-col bg-raised p-5">
          <h3>
            <CategoryLabel
              category={key}
              color={texts[key].color}
              className="text-xl"
            />
          </h3>
          <p className="mt-3 font-bold">{texts[key].name}</p>
          <p className="mt-1 mb-4">{texts[key].meaning}</p>
          <dl className="mt-auto border-t border-line pt-3 text-sm">
            <dt className="text-muted">{texts.ceiling}</dt>
            <dd className="tabular-nums">
              {texts[key].ceiling}{' '}
              <span className="text-muted">
                {key === 'vfr' ? texts.and : texts.or}
              </span>
            </dd>
            <dt className="mt-1 text-muted">{texts.visibility}</dt>
            <dd className="tabular-nums">{texts[key].visibility}</dd>
            <dt className="mt-1 text-muted">{texts.example}</dt>
            <dd className="font-mono">{EXAMPLES[key]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
