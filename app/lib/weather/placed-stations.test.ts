import {describe, expect, it} from 'vitest';
import {
  LABELLED_CHART,
  NARROW_CHART,
  PLACED_STATIONS,
  ROOMY_CHART,
} from './placed-stations';
import {CHART} from './projection';

/** Pairs whose targets would be nearer than 24 px on a chart of a width in pixels. */
function tooNear(stations: typeof PLACED_STATIONS, width: number): string[] {
  return stations.flatMap((a, index) =>
    stations
      .slice(index + 1)
      .filter(
        (b) => (Math.hypot(a.x - b.x, a.y - b.y) * width) / CHART.width < 24,
      )
      .map((b) => `${a.icao} ${b.icao}`),
  );
}

describe('the stations of the map', () => {
  it('are at least sixty, each once, with an indicator', () => {
    const codes = PLACED_STATIONS.map(({icao}) => icao);
    expect(codes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[EL][A-Z]{3}$/);
  });

  it('have a name in both languages', () => {
    for (const {name} of PLACED_STATIONS) {
      expect(name.de).not.toBe('');
      expect(name.en).not.toBe('');
    }
  });

  it('lie within the chart, away from its edge', () => {
    for (const {icao, x, y} of PLACED_STATIONS) {
      expect(x, icao).toBeGreaterThan(15);
      expect(x, icao).toBeLessThan(CHART.width - 15);
      expect(y, icao).toBeGreaterThan(15);
      expect(y, icao).toBeLessThan(CHART.height - 15);
    }
  });

  it('have indicators that stand on no light where the chart shows them', () => {
    // As in `live-map.css`.
    const boxes = {
      right: [11, 42, -6.5, 6.5],
      left: [-45, -14, -6.5, 6.5],
      below: [-16, 16, 8, 21],
      above: [-16, 16, -21, -8],
    } as const;
    const hubs = PLACED_STATIONS.filter(({isHub}) => isHub);
    expect(hubs.length).toBeGreaterThan(12);
    for (const width of [LABELLED_CHART, 450, 600]) {
      for (const hub of hubs) {
        const [left, right, top, bottom] = boxes[hub.labelSide];
        const covered = PLACED_STATIONS.filter(({x, y}) => {
          const dx = ((x - hub.x) * width) / CHART.width;
          const dy = ((y - hub.y) * width) / CHART.width;
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
    expect(tooNear(PLACED_STATIONS, ROOMY_CHART)).toEqual([]);
    const targets = PLACED_STATIONS.filter(({isMinor}) => !isMinor);
    expect(tooNear(targets, NARROW_CHART)).toEqual([]);
    expect(targets.length).toBeGreaterThan(30);
  });
});
