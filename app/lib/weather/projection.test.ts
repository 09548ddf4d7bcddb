import {geoConicConformal} from 'd3-geo';
import {describe, expect, it} from 'vitest';
import {CHART, CONE, project} from './projection';
import {STATIONS} from './stations';

describe('project', () => {
  it('agrees with the projection of d3-geo', () => {
    const reference = geoConicConformal()
      .parallels([...CONE.parallels])
      .rotate([-CONE.centre[0], 0])
      .center([0, CONE.centre[1]])
      .scale(CONE.scale)
      .translate([CHART.width / 2, CHART.height / 2]);
    for (const {longitude, latitude} of STATIONS) {
      const [x = NaN, y = NaN] = reference([longitude, latitude]) ?? [];
      const point = project(longitude, latitude);
      expect(point.x).toBeCloseTo(x, 6);
      expect(point.y).toBeCloseTo(y, 6);
    }
  });

  it('has north above and east to the right', () => {
    const frankfurt = project(8.57, 50.03);
    expect(project(9.99, 53.63).y).toBeLessThan(frankfurt.y);
    expect(project(13.5, 52.37).x).toBeGreaterThan(frankfurt.x);
  });
});
