import {expect, it} from 'vitest';
import {REGIONS} from '~/lib/i18n/market-facts';
import {mapDrawing} from './map-drawing';
import {placedStations} from './placed-stations';

it.each(REGIONS)(
  'draws every light of %s where its airport is on the chart',
  (region) => {
    const places = Object.values(mapDrawing(region).lights).flat();
    expect(places).toHaveLength(placedStations(region).length);
    for (const side of places.flat()) {
      expect(side).toBeGreaterThan(0);
      expect(side).toBeLessThan(100);
    }
  },
);

it('draws Germany’s lights in all four colours, and little of the south in fog', () => {
  const {vfr, mvfr, ifr, lifr} = mapDrawing('germany').lights;
  expect(lifr.length).toBeGreaterThan(0);
  expect(lifr.length).toBeLessThan(ifr.length);
  expect(ifr.length).toBeLessThan(mvfr.length);
  expect(mvfr.length).toBeLessThan(vfr.length);
});
