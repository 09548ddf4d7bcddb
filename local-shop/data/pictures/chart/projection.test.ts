import {describe, expect, it} from 'vitest';

import {airports} from './airports';
import {germanyRings, type Position} from './outlines';
import {project, unproject} from './projection';

/** Even-odd rule on the mainland's ring. */
const isInGermany = ([longitude, latitude]: Position) => {
  const [ring] = germanyRings;
  let inside = false;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1, y1] = ring[at - 1];
    const [x2, y2] = ring[at];
    if (
      y1 > latitude !== y2 > latitude &&
      longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)
    ) {
      inside = !inside;
    }
  }
  return inside;
};

describe('the chart projection', () => {
  it('finds the position again that it has projected', () => {
    for (const {position} of airports) {
      const [longitude, latitude] = unproject(project(position));
      expect(longitude).toBeCloseTo(position[0], 6);
      expect(latitude).toBeCloseTo(position[1], 6);
    }
  });

  it('keeps every light on the printed field', () => {
    for (const {icao, position} of airports) {
      const [u, v] = project(position);
      expect(
        [u, v].every((share) => share > 0.02 && share < 0.98),
        icao,
      ).toBe(true);
    }
  });

  it('is conformal: a degree north and its equal east have one length', () => {
    const [x, y] = project([10, 51]);
    const [, north] = project([10, 51.1]);
    const [east] = project([10 + 0.1 / Math.cos((51 * Math.PI) / 180), 51]);
    const toTheNorth = y - north;
    const toTheEast = (east - x) * 0.7;
    expect(toTheEast / toTheNorth).toBeCloseTo(1, 2);
  });
});

describe('the outline of Germany', () => {
  it('contains Berlin, Munich and Cologne but not Prague, Zurich or Salzburg', () => {
    const within: Position[] = [
      [13.4, 52.52],
      [11.57, 48.14],
      [6.96, 50.94],
    ];
    const beyond: Position[] = [
      [14.42, 50.08],
      [8.54, 47.37],
      [13.1, 47.75],
    ];
    expect(within.map(isInGermany)).toEqual([true, true, true]);
    expect(beyond.map(isInGermany)).toEqual([false, false, false]);
  });
});
