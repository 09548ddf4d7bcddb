import {afterEach, expect, it, vi} from 'vitest';
import {categoryAt} from '~/lib/weather/made-up-day';
import {playDay} from './play-day';

afterEach(() => vi.useRealTimers());

it('a made-up day has fog in the morning, then a front that crosses the map', () => {
  expect(categoryAt(6, 50, 90)).toBe('lifr');
  expect(categoryAt(6, 50, 20)).toBe('vfr');
  const worst = (hour: number) =>
    [5, 25, 45, 65, 85].filter((at) => categoryAt(hour, at, at) === 'ifr');
  expect(worst(12)).toEqual([25]);
  expect(worst(20)).toEqual([85]);
});

it.each([
  ['runs through its hours', 20_001],
  ['is stopped', 3000],
])('lights are as they were when a day %s', (_, milliseconds) => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="map"><div class="live-map"><div class="live-map-lights"><label class="mvfr hub" style="--x: 50%; --y: 90%"></label></div></div></div>';
  const map = document.getElementById('map');
  if (!map) throw new Error('There is no map.');
  const light = map.querySelector('label');
  const hours: (number | null)[] = [];
  const stop = playDay(map, (hour) => hours.push(hour));
  expect(light?.className).toBe('vfr hub');
  vi.advanceTimersByTime(milliseconds);
  if (hours.at(-1) !== null) stop();
  expect(light?.className).toBe('mvfr hub');
  expect(hours.at(-1)).toBeNull();
  expect(new Set(hours).size).toBe(milliseconds > 20_000 ? 25 : 5);
});
