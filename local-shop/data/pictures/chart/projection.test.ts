import {describe, expect, it} from 'vitest';

import type {Edition} from './edition';
import {alps} from './editions/alps';
import {eastCoast} from './editions/east-coast';
import {europe} from './editions/europe';
import {germany} from './editions/germany';
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
    for (const {position} of germany.airports) {
      const [longitude, latitude] = unproject(project(position));
      expect(longitude).toBeCloseTo(position[0], 6);
      expect(latitude).toBeCloseTo(position[1], 6);
    }
  });

  it('keeps every light on the printed field', () => {
    for (const {icao, position} of germany.airports) {
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

const isLand = ({land, place}: Edition, position: Position) => {
  const [x, y] = place(position);
  let inside = false;
  for (const ring of land) {
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        inside = !inside;
      }
    });
  }
  return inside;
};

describe('the outlines of the wider world', () => {
  it.each<[string, Edition, Position, Position]>([
    ['Milan and the Adriatic', alps, [9.2, 45.5], [13.2, 44.6]],
    ['Prague and the Bay of Biscay', europe, [14.4, 50.1], [-5, 46]],
    ['Albany and the Atlantic', eastCoast, [-73.8, 42.7], [-70, 35]],
  ])('tell land from sea: %s', (_name, edition, land, sea) => {
    expect(isLand(edition, land)).toBe(true);
    expect(isLand(edition, sea)).toBe(false);
  });
});

describe.each([germany, alps, europe, eastCoast])(
  'the $name edition',
  ({
    airports,
    beacons,
    airways,
    towns,
    place,
    positionAt,
    size,
    land,
    raised,
  }) => {
    const {left, top, width, height} = size.field;
    const isPrinted = ([x, y]: readonly [number, number], margin: number) =>
      x > left + margin &&
      x < left + width - margin &&
      y > top + margin &&
      y < top + height - margin;

    it('has about sixty lights, each once, all on the printed field', () => {
      expect(airports.length).toBeGreaterThanOrEqual(55);
      expect(airports.length).toBeLessThanOrEqual(70);
      expect(new Set(airports.map(({icao}) => icao)).size).toBe(
        airports.length,
      );
      for (const {icao, position} of airports) {
        expect(isPrinted(place(position), 4), icao).toBe(true);
      }
    });

    it('prints its towns and beacons on the field', () => {
      for (const [name, position] of towns) {
        expect(isPrinted(place(position), 0), name).toBe(true);
      }
      for (const [name, , , position] of beacons) {
        expect(isPrinted(place(position), 0), name).toBe(true);
      }
    });

    it('leads its airways from beacon to beacon', () => {
      for (const [from, to, name] of airways) {
        expect(beacons[from] && beacons[to], name).toBeTruthy();
      }
    });

    it('finds the position again that it has placed', () => {
      for (const {position} of airports) {
        const [longitude, latitude] = positionAt(place(position));
        expect(longitude).toBeCloseTo(position[0], 6);
        expect(latitude).toBeCloseTo(position[1], 6);
      }
    });

    it('has outlines of land and of a raised part', () => {
      expect(land.length).toBeGreaterThan(0);
      expect(raised.length).toBeGreaterThan(0);
    });
  },
);
