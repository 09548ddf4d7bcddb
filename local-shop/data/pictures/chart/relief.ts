import {fractalNoise} from './noise';
import type {Position} from './outlines';

// Mountain ranges as soft ridges: from, to (longitude, latitude), half width in
// degrees of latitude, crest in metres. Figures after any school atlas.
const ridges: [number, number, number, number, number, number][] = [
  [5.5, 45.8, 9.5, 46.6, 0.55, 3000],
  [9.0, 46.7, 13.6, 47.1, 0.42, 2700],
  [13.0, 47.35, 16, 47.4, 0.45, 1700],
  [10.2, 47.42, 12.6, 47.58, 0.16, 1500],
  [7.75, 47.75, 8.35, 48.75, 0.28, 900],
  [6.85, 47.85, 7.25, 48.5, 0.24, 900],
  [6.4, 46.5, 7.4, 47.35, 0.25, 1000],
  [8.6, 47.95, 10.8, 48.85, 0.2, 480],
  [12.5, 49.5, 13.9, 48.75, 0.25, 800],
  [12.3, 50.25, 13.9, 50.75, 0.22, 600],
  [14.8, 50.75, 16.4, 50.2, 0.25, 700],
  [10.2, 50.75, 11.6, 50.35, 0.2, 520],
  [10.35, 51.85, 10.95, 51.65, 0.18, 650],
  [9.7, 50.45, 10.15, 50.4, 0.2, 500],
  [8.9, 50.55, 9.5, 50.5, 0.24, 360],
  [7.9, 51.1, 8.7, 51.15, 0.28, 460],
  [6.3, 50.2, 7.1, 50.35, 0.3, 400],
  [7, 49.75, 8.4, 50.3, 0.24, 420],
  [7.6, 49.3, 7.9, 49.1, 0.2, 320],
  [8.8, 49.75, 9.5, 49.95, 0.22, 340],
  [8.0, 52.1, 9.3, 52.1, 0.1, 180],
  [11.2, 49.2, 11.9, 49.9, 0.3, 330],
  [13, 49.3, 15.6, 49.4, 0.5, 330],
];

const alongRidge = (
  [longitude, latitude]: Position,
  [fromX, fromY, toX, toY, halfWidth, crest]: (typeof ridges)[number],
) => {
  const squeeze = 0.64;
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
export const elevation = (position: Position) => {
  const [longitude, latitude] = position;
  const warpedPosition: Position = [
    longitude + (fractalNoise(longitude * 3, latitude * 3, 3) - 0.5) * 0.5,
    latitude + (fractalNoise(longitude * 3 + 40, latitude * 3, 3) - 0.5) * 0.3,
  ];
  let height = Math.max(0, (51.9 - latitude) * 105);
  for (const ridge of ridges) height += alongRidge(warpedPosition, ridge);
  const roughness = fractalNoise(longitude * 4.2, latitude * 6.4, 5);
  return height * (0.45 + 1.1 * roughness) + 90 * (roughness - 0.42);
};
