import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {REGIONS} from '~/lib/i18n/market-facts';
import {serverMessages} from '~/lib/i18n/messages.server';
import {placedStations} from '~/lib/weather/placed-stations';
import {dayStories} from './day-stories.server';

describe('the stories of a day', () => {
  const cases = REGIONS.flatMap((region) =>
    Object.values(LOCALES).map((locale) => [region, locale] as const),
  );

  it.each(cases)(
    'tell on the map of %s of its airports and the colours that they report',
    (region, {code}) => {
      const {morning, noon, night} = dayStories(region, code);
      const {colors} = serverMessages(code).landing;
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
      expect(noon.category).toBe('vfr');
      expect(night.report).toContain(' TSRA ');
    },
  );
});
