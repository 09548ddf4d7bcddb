import {geoConicConformal} from 'd3-geo';
import {describe, expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {CHARTS, project} from './projection';
import {STATIONS} from './stations';

describe('project', () => {
  it.each(REGIONS)('agrees with the projection of d3-geo in %s', (region) => {
    const chart = CHARTS[region];
    const reference = geoConicConformal()
      .parallels([...chart.parallels])
      .rotate([-chart.centre[0], 0])
      .center([0, chart.centre[1]])
      .scale(chart.scale)
      .translate([chart.width / 2, chart.height / 2]);
    for (const {longitude, latitude} of STATIONS[region]) {
      const [x = NaN, y = NaN] = reference([longitude, latitude]) ?? [];
      const point = project(chart, longitude, latitude);
      expect(point.x).toBeCloseTo(x, 6);
      expect(point.y).toBeCloseTo(y, 6);
    }
  });

  it('has north above and east to the right', () => {
    const place = (longitude: number, latitude: number) =>
      project(CHARTS.germany, longitude, latitude);
    const frankfurt = place(8.57, 50.03);
    expect(place(9.99, 53.63).y).toBeLessThan(frankfurt.y);
    expect(place(13.5, 52.37).x).toBeGreaterThan(frankfurt.x);
  });
});
