import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {CHARTS, project} from './projection';

/** Airports near two corners of each chart, as d3-geo's `geoConicConformal` placed them. */
it.each([
  ['germany', 4.76, 52.31, 33.154659, 322.436897],
  ['germany', 15.44, 46.99, 621.031383, 778.528745],
  ['alps', 4.76, 52.31, 54.858627, -363.247682],
  ['alps', 15.35, 44.11, 797.658999, 515.922733],
  ['europe', -8.49, 51.84, 99.002338, 427.728668],
  ['europe', 23.94, 37.94, 638.941336, 747.881863],
  ['usEastCoast', -84.67, 39.05, 73.690774, 314.861783],
  ['usEastCoast', -80.29, 25.79, 180.798812, 829.663765],
] as const)(
  'the map’s projection agrees with the projection of d3-geo in %s at %d, %d',
  (region, longitude, latitude, x, y) => {
    const point = project(CHARTS[region], longitude, latitude);
    expect(point.x).toBeCloseTo(x, 5);
    expect(point.y).toBeCloseTo(y, 5);
  },
);

const CHARTS_FOLDER = join(import.meta.dirname, '../../components/map');

describe.each(REGIONS)('the chart of %s', (region) => {
  it.each(['day', 'night'])(
    'has its size, is small and requests no other file by %s',
    (mode) => {
      const file = join(CHARTS_FOLDER, `chart-${region}-${mode}.svg`);
      const picture = readFileSync(file, 'utf8');
      const {width, height} = CHARTS[region];
      expect(picture).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(picture.length).toBeLessThan(64_000);
      expect(picture).not.toMatch(/<script|href="[^#]|url\([^#]|@import/);
    },
  );
});
