import {expect, it} from 'vitest';
import {categoryAt} from './made-up-day';

it('has fog in the morning, then a front that crosses the map', () => {
  expect(categoryAt(6, 50, 90)).toBe('lifr');
  expect(categoryAt(6, 50, 20)).toBe('vfr');
  const worst = (hour: number) =>
    [5, 25, 45, 65, 85].filter((at) => categoryAt(hour, at, at) === 'ifr');
  expect(worst(12)).toEqual([25]);
  expect(worst(20)).toEqual([85]);
});
