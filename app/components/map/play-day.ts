import type {FlightCategory} from '~/lib/weather/flight-category';

/** Milliseconds that an hour takes: a day in 20 seconds. */
const HOUR = 20_000 / 24;

/**
 * The weather of a made-up day: fog in the south until the forenoon, and from eight
 * o'clock on a front that crosses the map from the north-west.
 *
 * @param hour 0 to 23.
 * @param x percent of the chart's width.
 * @param y percent of its height.
 */
export function categoryAt(hour: number, x: number, y: number): FlightCategory {
  const front = (hour - 8) * 7;
  const ahead = 0.55 * x + 0.45 * y - front;
  if (hour >= 8 && Math.abs(ahead) < 7) return 'ifr';
  if (hour >= 8 && Math.abs(ahead) < 18) return 'mvfr';
  // From nine o’clock on it thins out from its northern edge.
  const fog = (y - 62) / 8 - Math.max(0, hour - 8);
  if (hour >= 3 && fog > 1.5) return 'lifr';
  if (hour >= 3 && fog > 0.5) return 'ifr';
  if (hour >= 3 && fog > 0) return 'mvfr';
  return 'vfr';
}

/**
 * Plays a made-up day on a live map, whose lights take their own colours again at the end.
 *
 * @param onHour gets the hour, and `null` when the day is over.
 * @returns the function that ends it before.
 */
export function playDay(
  map: HTMLElement,
  onHour: (hour: number | null) => void,
): () => void {
  const lights = [
    ...map.querySelectorAll<HTMLElement>('.live-map-lights > label'),
  ].map((label) => ({
    label,
    own: label.className,
    x: parseFloat(label.style.getPropertyValue('--x')),
    y: parseFloat(label.style.getPropertyValue('--y')),
  }));
  const frame = map.querySelector('.live-map');
  let hour = 0;
  const show = () => {
    onHour(hour);
    for (const {label, own, x, y} of lights) {
      const [, ...rest] = own.split(' ');
      label.className = [categoryAt(hour, x, y), ...rest].join(' ');
    }
  };
  const end = () => {
    clearInterval(timer);
    frame?.removeAttribute('data-playing');
    for (const {label, own} of lights) label.className = own;
    onHour(null);
  };
  frame?.setAttribute('data-playing', '');
  show();
  const timer = setInterval(() => {
    hour += 1;
    if (hour < 24) show();
    else end();
  }, HOUR);
  return end;
}
