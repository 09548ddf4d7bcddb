import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {REGIONS} from '../app/lib/i18n/market-facts';
import {CHARTS} from '../app/lib/weather/projection';
import {chartFile, chartPicture, MODES} from './chart-picture';

const CASES = REGIONS.flatMap((region) =>
  (Object.keys(MODES) as (keyof typeof MODES)[]).map(
    (mode) => [region, mode] as const,
  ),
);

/** Milliseconds: it reads the outlines of the whole world, maybe on a busy machine. */
const TIMEOUT = 60_000;

describe('the chart of', {timeout: TIMEOUT}, () => {
  it.each(CASES)(
    '%s by %s is committed as the script draws it',
    (region, mode) => {
      // After a change: npx tsx scripts/draw-chart.ts
      expect(
        readFileSync(chartFile(region, mode), 'utf8') ===
          chartPicture(region, mode),
      ).toBe(true);
    },
  );

  it.each(CASES)(
    '%s by %s stays small and draws nothing far outside',
    (region, mode) => {
      const picture = chartPicture(region, mode);
      expect(picture.length).toBeLessThan(64_000);
      for (const [, x, y] of picture.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(-20);
        expect(Number(x)).toBeLessThan(CHARTS[region].width + 20);
        expect(Number(y)).toBeGreaterThan(-20);
        expect(Number(y)).toBeLessThan(CHARTS[region].height + 20);
      }
    },
  );

  it.each(CASES)(
    '%s by %s runs no script and asks for nothing',
    (region, mode) => {
      expect(chartPicture(region, mode)).not.toMatch(
        /<script|href="[^#]|url\([^#]|@import/,
      );
    },
  );
});
