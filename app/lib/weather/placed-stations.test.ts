import {describe, expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {
  NARROW_CHART,
  placedStations,
  ROOMY_CHART,
  type PlacedStation,
} from './placed-stations';
import {CHARTS} from './projection';
import {STATIONS} from './stations';

it('all listed stations have a light on a chart', () => {
  const lit = REGIONS.flatMap((region) => placedStations(region)).map(
    ({icao}) => icao,
  );
  const listed = REGIONS.flatMap((region) => STATIONS[region]);
  expect(listed.filter(({icao}) => !lit.includes(icao))).toEqual([]);
});

describe.each(REGIONS)('the stations of the map of %s', (region) => {
  const stations = placedStations(region);
  const chart = CHARTS[region];

  /** Pairs whose targets would be nearer than 24 px on a chart of a width in pixels. */
  const tooNear = (among: readonly PlacedStation[], width: number) =>
    among.flatMap((a, index) =>
      among
        .slice(index + 1)
        .filter(
          (b) => (Math.hypot(a.x - b.x, a.y - b.y) * width) / chart.width < 24,
        )
        .map((b) => `${a.icao} ${b.icao}`),
    );

  it('are dozens, each once, with an indicator', () => {
    const codes = stations.map(({icao}) => icao);
    expect(codes.length).toBeGreaterThanOrEqual(region === 'germany' ? 60 : 40);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[BEKL][A-Z]{3}$/);
  });

  it('have indicators that cover no light where the chart shows them', () => {
    // As in `live-map.css`.
    const boxes = {
      right: [11, 42, -6.5, 6.5],
      left: [-45, -14, -6.5, 6.5],
      below: [-16, 16, 8, 21],
      above: [-16, 16, -21, -8],
    } as const;
    const hubs = stations.filter(({isHub}) => isHub);
    expect(hubs.length).toBeGreaterThan(11);
    for (const width of [ROOMY_CHART, 450, 600]) {
      for (const hub of hubs) {
        const [left, right, top, bottom] = boxes[hub.labelSide];
        const covered = stations.filter(({x, y}) => {
          const dx = ((x - hub.x) * width) / chart.width;
          const dy = ((y - hub.y) * width) / chart.width;
          return (
            (dx !== 0 || dy !== 0) &&
            dx > left - 5 &&
            dx < right + 5 &&
            dy > top - 5 &&
            dy < bottom + 5
          );
        });
        expect(covered.map(({icao}) => icao)).toEqual([]);
      }
    }
  });

  it('leave room for a finger between them', () => {
    expect(tooNear(stations, ROOMY_CHART)).toEqual([]);
    const targets = stations.filter(({isMinor}) => !isMinor);
    expect(tooNear(targets, NARROW_CHART)).toEqual([]);
    expect(targets.length).toBeGreaterThan(24);
  });
});
