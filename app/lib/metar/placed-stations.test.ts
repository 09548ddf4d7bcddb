import {describe, expect, it} from 'vitest';
import {NARROW_CHART, PLACED_STATIONS, ROOMY_CHART} from './placed-stations';
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

  it('leave room for a finger between them', () => {
    expect(tooNear(PLACED_STATIONS, ROOMY_CHART)).toEqual([]);
    const targets = PLACED_STATIONS.filter(({isMinor}) => !isMinor);
    expect(tooNear(targets, NARROW_CHART)).toEqual([]);
    expect(targets.length).toBeGreaterThan(30);
  });
});
