import type {Airport, Edition} from '../chart/edition';
import {germany} from '../chart/editions/germany';

/** Flight category shown by a light; `off` is unlit. */
export type Category = 'VFR' | 'MVFR' | 'IFR' | 'LIFR' | 'off';

/** Colours of the lights as on the chart's legend. */
export const categoryColours: Record<Category, string> = {
  VFR: '#22c55e',
  MVFR: '#3b82f6',
  IFR: '#ef4444',
  LIFR: '#d946ef',
  off: '#d9dcdd',
};

/** Where the same place of the sheet lies on the sheet of Germany. */
const onGermany = ({place, size: {field}}: Edition, {position}: Airport) => {
  const [x, y] = place(position);
  const own = germany.size.field;
  return germany.positionAt([
    own.left + ((x - field.left) / field.width) * own.width,
    own.top + ((y - field.top) / field.height) * own.height,
  ]);
};

/** The weather of the pictures: a front crosses the sheet's upper left. */
export const weather = (moment = 0, edition = germany): Category[] =>
  edition.airports.map((airport, index) => {
    const [longitude, latitude] = onGermany(edition, airport);
    const front = longitude - 6 + (55 - latitude) * 0.62 - moment * 9;
    const wobble = Math.sin(index * 12.9898) * 1.15;
    const distance = Math.abs(front - 4.1 + wobble);
    if (distance < 0.55) return 'LIFR';
    if (distance < 1.2) return 'IFR';
    if (distance < 2.3) return 'MVFR';
    if (latitude < 47.9 && Math.sin(index * 7.7) > 0.35) return 'MVFR';
    return 'VFR';
  });
