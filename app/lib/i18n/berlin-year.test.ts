import {expect, it} from 'vitest';
import {berlinYear} from './berlin-year';

it.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2027-01-01T00:00:00Z', 2027],
])('at %s it is %d in Berlin', (moment, year) => {
  expect(berlinYear(new Date(moment))).toBe(year);
});
