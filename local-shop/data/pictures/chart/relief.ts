import {fractalNoise} from './noise';
import type {Position} from './outlines';

/**
 * A mountain range as a soft ridge: from, to (longitude, latitude), half width in
 * degrees of latitude, crest in metres.
 */
type Ridge = readonly [
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  halfWidth: number,
  crest: number,
];

/** What lies between the ranges. */
interface Lowland {
  /** Height of the country without its mountains, in metres. */
  plain: (position: Position) => number;
  /** Length of a degree of longitude in degrees of latitude. */
  squeeze: number;
  /** Size of the hills: 1 for a sheet of ten degrees, more for wider ones. */
  grain?: number;
}

const alongRidge = (
  [longitude, latitude]: Position,
  [fromX, fromY, toX, toY, halfWidth, crest]: Ridge,
  squeeze: number,
) => {
  const dx = (toX - fromX) * squeeze;
  const dy = toY - fromY;
  const px = (longitude - fromX) * squeeze;
  const py = latitude - fromY;
  const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
  const distance = Math.hypot(px - dx * t, py - dy * t) / halfWidth;
  return crest * Math.exp(-distance * distance);
};

/**
 * A plausible elevation in metres for drawing tints and contours. The ranges
 * are where they are in reality, the detail is noise: not for navigation.
 */
export const heights =
  (ridges: readonly Ridge[], {plain, squeeze, grain = 1}: Lowland) =>
  (position: Position) => {
    const [longitude, latitude] = position;
    const [x, y] = [longitude / grain, latitude / grain];
    const warped: Position = [
      longitude + (fractalNoise(x * 3, y * 3, 3) - 0.5) * 0.5 * grain,
      latitude + (fractalNoise(x * 3 + 40, y * 3, 3) - 0.5) * 0.3 * grain,
    ];
    let height = Math.max(0, plain(position));
    for (const ridge of ridges) height += alongRidge(warped, ridge, squeeze);
    const roughness = fractalNoise(x * 4.2, y * 6.4, 5);
    return height * (0.45 + 1.1 * roughness) + 90 * (roughness - 0.42);
  };
