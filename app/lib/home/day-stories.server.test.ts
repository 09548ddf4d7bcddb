import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {REGIONS} from '~/lib/i18n/market-facts';
import {CATALOGUES} from '~/lib/i18n/catalogues';
import {placedStations} from '~/lib/weather/placed-stations';
import {dayStories} from './day-stories.server';

type Lights = readonly (readonly [string, number, number, string])[];

/** File names of the prints of each region. */
const PICTURES = {
  germany: 'germany',
  alps: 'alps',
  europe: 'europe',
  usEastCoast: 'east-coast',
} as const;

const prints = JSON.parse(
  readFileSync('local-shop/pictures/prints/lights.json', 'utf8'),
) as Readonly<Record<string, {readonly lights: Lights}>>;

describe('the stories of a day', () => {
  const cases = REGIONS.flatMap((region) =>
    Object.values(LOCALES).map((locale) => [region, locale] as const),
  );

  it.each(cases)(
    'on the map of %s name its airports and the colours that they report',
    (region, {code}) => {
      const {morning, noon, night} = dayStories(region, code, CATALOGUES[code]);
      const {colors} = CATALOGUES[code].landing;
      for (const {text, report} of [morning, noon, night]) {
        const station = placedStations(region).find(({icao}) =>
          report.startsWith(icao),
        );
        expect(text).toContain(station?.name[code]);
      }
      const shown = colors[morning.category].color.toLowerCase();
      expect(morning.text.toLowerCase()).toMatch(
        code === 'de' ? new RegExp(`leuchtet ${shown}`) : `glows ${shown}`,
      );
      for (const {report, category} of [morning, noon, night]) {
        const light = prints[PICTURES[region]]?.lights.find(([icao]) =>
          report.startsWith(icao),
        );
        expect(light?.[3].toLowerCase(), report).toBe(category);
      }
      expect(noon.category).toBe('vfr');
      expect(night.report).toContain(' TSRA ');
    },
  );
});
