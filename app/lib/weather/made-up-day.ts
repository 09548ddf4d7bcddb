import type {FlightCategory} from './flight-category';

/** Hour of the made-up day that has fog in the south. */
export const SAMPLE_HOUR = 8;

/**
 * A made-up day: fog in the south in the morning, then a front from the north-west.
 * @param hour 0 to 23; `x` and `y` are percent of the chart.
 */
export function categoryAt(hour: number, x: number, y: number): FlightCategory {
  const front = (hour - 8) * 7;
  const ahead = 0.55 * x + 0.45 * y - front;
  if (hour >= 8 && Math.abs(ahead) < 7) return 'ifr';
  if (hour >= 8 && Math.abs(ahead) < 18) return 'mvfr';
  // From nine o'clock on it thins out from its northern edge.
  const fog = (y - 62) / 8 - Math.max(0, hour - 8);
  if (hour >= 3 && fog > 1.5) return 'lifr';
  if (hour >= 3 && fog > 0.5) return 'ifr';
  if (hour >= 3 && fog > 0) return 'mvfr';
  return 'vfr';
}

const PHASES = [
  ['behind', 22],
  ['front', 13],
  ['lifting', 9],
  ['fog', 3],
  ['clear', 0],
] as const;

/** What the made-up day has at an hour, for a sentence. */
export function phaseAt(hour: number): (typeof PHASES)[number][0] {
  return PHASES.find(([, from]) => hour >= from)?.[0] ?? 'clear';
}
