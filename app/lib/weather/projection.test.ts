import {geoConicConformal} from 'd3-geo';
import {expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {CHARTS, project} from './projection';
import {STATIONS} from './stations';

it.each(REGIONS)(
  'the map’s projection agrees with the projection of d3-geo in %s',
  (region) => {
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
  },
);
