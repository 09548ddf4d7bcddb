import {categoryAt} from '~/lib/weather/made-up-day';

/** Milliseconds that an hour takes: a day in 20 seconds. */
const HOUR = 20_000 / 24;

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
