import {describe, expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {
  LABELLED_CHART,
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

  it('have indicators that are clear of other lights and of each other where the chart shows them', () => {
    // The letters as `live-map.css` places them.
    const boxes = {
      right: [15, 39, -4, 4],
      left: [-39, -15, -4, 4],
      below: [-12, 12, 11, 19],
      above: [-12, 12, -19, -11],
    } as const;
    const hubs = stations.filter(({isHub}) => isHub);
    expect(hubs.length).toBeGreaterThan(10);
    for (const width of [LABELLED_CHART, ROOMY_CHART, 600]) {
      const scale = width / chart.width;
      const labels = hubs.map(({icao, x, y, labelSide}) => {
        const [left, right, top, bottom] = boxes[labelSide];
        return {
          icao,
          left: x * scale + left,
          right: x * scale + right,
          top: y * scale + top,
          bottom: y * scale + bottom,
        };
      });
      const lights = stations.map(({icao, x, y}) => ({
        icao,
        left: x * scale,
        right: x * scale,
        top: y * scale,
        bottom: y * scale,
      }));
      const tooClose = labels.flatMap((label) =>
        [
          ...lights.map((light) => ({...light, distance: 14})),
          ...labels.map((other) => ({...other, distance: 6})),
        ]
          .filter(
            ({icao, left, right, top, bottom, distance}) =>
              icao !== label.icao &&
              Math.hypot(
                Math.max(label.left - right, left - label.right, 0),
                Math.max(label.top - bottom, top - label.bottom, 0),
              ) <
                distance - 0.01,
          )
          .map(({icao}) => `${label.icao} ${icao}`),
      );
      expect(tooClose).toEqual([]);
      for (const {left, right, bottom} of labels) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(width);
        expect(bottom).toBeLessThan(chart.height * scale);
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
