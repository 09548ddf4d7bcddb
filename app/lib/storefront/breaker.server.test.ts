import {expect, it} from 'vitest';
import {Breaker} from './breaker.server';

/** A breaker of a host that failed `failures` times over `seconds`. */
function failing(failures: number, seconds: number): [Breaker, number] {
  const breaker = new Breaker();
  for (let number = 0; number < failures; number += 1) {
    breaker.failed((number * seconds * 1000) / (failures - 1), 3);
  }
  return [breaker, seconds * 1000];
}

it.each([
  ['a burst of failures', 50, 5],
  ['few failures, however far apart', 4, 600],
])('stays closed after %s', (_, failures, seconds) => {
  const [breaker, now] = failing(failures, seconds);
  expect(breaker.allows(now)).toBe(true);
});

it('opens after 20 s without a response and lets one request a second through (E4.8)', () => {
  const [breaker, now] = failing(5, 20);
  expect(breaker.allows(now)).toBe(true);
  expect(breaker.allows(now)).toBe(false);
  expect(breaker.allows(now + 999)).toBe(false);
  expect(breaker.allows(now + 1000)).toBe(true);
  expect(breaker.allows(now + 1001)).toBe(false);
});

it('closes with the first response', () => {
  const [breaker, now] = failing(20, 60);
  breaker.responded();
  breaker.failed(now + 1, 3);
  expect(breaker.allows(now + 2)).toBe(true);
});
