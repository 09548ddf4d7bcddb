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
    [0, 'lifr'],
    [499, 'lifr'],
    [500, 'ifr'],
    [999, 'ifr'],
    [1000, 'mvfr'],
    [3000, 'mvfr'],
    [3001, 'vfr'],
  ])('calls a ceiling of %i ft %s', (feet, category) => {
    expect(flightCategory(at(feet), FAR)).toBe(category);
  });

  it.each([
    [0, 'lifr'],
    [0.99, 'lifr'],
    [1, 'ifr'],
    [2.99, 'ifr'],
    [3, 'mvfr'],
    [5, 'mvfr'],
    [5.01, 'vfr'],
  ])('calls a visibility of %d miles %s', (miles, category) => {
    expect(flightCategory(NONE, miles * STATUTE_MILE)).toBe(category);
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

  it('does not promise what was not reported', () => {
    expect(flightCategory(UNKNOWN, FAR)).toBeNull();
    expect(flightCategory(NONE, null)).toBeNull();
    expect(flightCategory(at(700), null)).toBeNull();
  });

  it('needs only one of the two where nothing can be worse', () => {
    expect(flightCategory(UNKNOWN, 300)).toBe('lifr');
    expect(flightCategory(at(200), null)).toBe('lifr');
  });
});
