import {describe, expect, it} from 'vitest';
import {REGIONS} from '../app/lib/i18n/market-facts';
import {CHARTS} from '../app/lib/weather/projection';
import {chartPicture, MODES} from './chart-picture';

const CASES = REGIONS.flatMap((region) =>
  (Object.keys(MODES) as (keyof typeof MODES)[]).map(
    (mode) => [region, mode] as const,
  ),
);

/** Milliseconds: it reads the outlines of the whole world. */
describe.each(CASES)(
  'the chart of %s by %s',
  {timeout: 60_000},
  (region, mode) => {
    // To write the pictures: `npx vitest run -u chart-picture`.
    it('is committed as the script draws it', async () => {
      await expect(chartPicture(region, mode)).toMatchFileSnapshot(
        `../app/components/map/chart-${region}-${mode}.svg`,
      );
    });

    it('stays small, draws nothing far outside and asks for nothing', () => {
      const picture = chartPicture(region, mode);
      expect(picture.length).toBeLessThan(64_000);
      for (const [, x, y] of picture.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(-20);
        expect(Number(x)).toBeLessThan(CHARTS[region].width + 20);
        expect(Number(y)).toBeGreaterThan(-20);
        expect(Number(y)).toBeLessThan(CHARTS[region].height + 20);
      }
      expect(picture).not.toMatch(/<script|href="[^#]|url\([^#]|@import/);
    });
  },
);
