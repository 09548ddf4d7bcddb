import {expect, it} from 'vitest';
import {deadlineOf} from './deadline.server';

it.each([
  ['GET', 10_000],
  ['HEAD', 10_000],
  ['POST', 17_000],
])('gives %s %i ms, and nothing afterwards (E4.15)', (method, milliseconds) => {
  let now = 5;
  const {left} = deadlineOf({method}, () => now);
  expect(left()).toBe(milliseconds);
  now += milliseconds - 1;
  expect(left()).toBe(1);
  now += 2;
  expect(left()).toBe(0);
});
