import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CHART} from '../app/lib/weather/projection';
import {chartFile, chartPicture, MODES} from './chart-picture';

const modes = Object.keys(MODES) as (keyof typeof MODES)[];

/** Milliseconds: it reads the outlines of the whole world, maybe on a busy machine. */
const TIMEOUT = 60_000;

describe('the chart', {timeout: TIMEOUT}, () => {
  it.each(modes)('by %s is committed as the script draws it', (mode) => {
    // After a change: npx tsx scripts/draw-chart.ts
    expect(readFileSync(chartFile(mode), 'utf8') === chartPicture(mode)).toBe(
      true,
    );
  });

  it.each(modes)('by %s stays small and draws nothing far outside', (mode) => {
    const picture = chartPicture(mode);
    expect(picture.length).toBeLessThan(64_000);
    for (const [, x, y] of picture.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(-20);
      expect(Number(x)).toBeLessThan(CHART.width + 20);
      expect(Number(y)).toBeGreaterThan(-20);
      expect(Number(y)).toBeLessThan(CHART.height + 20);
    }
  });

  it.each(modes)('by %s runs no script and asks for nothing', (mode) => {
    expect(chartPicture(mode)).not.toMatch(
      /<script|href="[^#]|url\([^#]|@import/,
    );
  });
});
