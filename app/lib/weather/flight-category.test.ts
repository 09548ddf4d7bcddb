import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  FLIGHT_CATEGORIES,
  flightCategory,
  STATUTE_MILE,
  type Ceiling,
} from './flight-category';

const at = (feet: number): Ceiling => ({kind: 'height', feet});
const NONE: Ceiling = {kind: 'none'};
const UNKNOWN: Ceiling = {kind: 'unknown'};
const FAR = 10_000;

describe('flightCategory', () => {
  it.each([
    ['lifr', [0, 499], [0, 0.99]],
    ['ifr', [500, 999], [1, 2.99]],
    ['mvfr', [1000, 3000], [3, 5]],
    ['vfr', [3001], [5.01]],
  ] as const)('is %s at %j ft or %j miles', (category, heights, distances) => {
    for (const feet of heights) {
      expect(flightCategory(at(feet), FAR)).toBe(category);
    }
    for (const miles of distances) {
      expect(flightCategory(NONE, miles * STATUTE_MILE)).toBe(category);
    }
  });

  it('is as bad as the worse of the two', () => {
    const heights = fc.integer({min: 0, max: 20_000});
    const metres = fc.integer({min: 0, max: 20_000});
    const rank = (ceiling: Ceiling, visibility: number) =>
      FLIGHT_CATEGORIES.indexOf(flightCategory(ceiling, visibility) ?? 'vfr');
    fc.assert(
      fc.property(heights, metres, (feet, visibility) => {
        expect(rank(at(feet), visibility)).toBe(
          Math.max(rank(at(feet), FAR), rank(NONE, visibility)),
        );
      }),
    );
  });

  it('is unknown while a missing value could make it worse', () => {
    expect(flightCategory(UNKNOWN, FAR)).toBeNull();
    expect(flightCategory(NONE, null)).toBeNull();
    expect(flightCategory(at(700), null)).toBeNull();
    expect(flightCategory(UNKNOWN, 300)).toBe('lifr');
    expect(flightCategory(at(200), null)).toBe('lifr');
  });
});
