/** Size of the chart in its own units, upright as the map on the wall; pictures of it scale. */
export const CHART = {width: 660, height: 900} as const;

/** The parallels along which the chart is true to scale, and its middle, in degrees. */
export const CONE = {
  parallels: [47.5, 54],
  /** Longitude and latitude of the point at `CHART`'s centre. */
  centre: [10.45, 50.95],
  /** Units of the chart in one Earth radius. */
  scale: 4900,
} as const;

const RADIANS = Math.PI / 180;

/** Half a right angle more than half the latitude: where Mercator's logarithm comes from. */
const conformal = (latitude: number) =>
  Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2);

const [south, north] = CONE.parallels;
const exponent =
  Math.log(Math.cos(south * RADIANS) / Math.cos(north * RADIANS)) /
  Math.log(conformal(north) / conformal(south));
const factor =
  (Math.cos(south * RADIANS) * conformal(south) ** exponent) / exponent;
const radius = (latitude: number) =>
  (CONE.scale * factor) / conformal(latitude) ** exponent;

/**
 * Lambert's conformal conic projection, that of aeronautical charts: angles are
 * true, a straight line is nearly a great circle. The same as the one that
 * `scripts/draw-chart.ts` draws the outlines with; a test compares the two.
 *
 * @returns units of `CHART` from its left and upper edge.
 */
export function project(
  longitude: number,
  latitude: number,
): {x: number; y: number} {
  const angle = exponent * (longitude - CONE.centre[0]) * RADIANS;
  const distance = radius(latitude);
  return {
    x: CHART.width / 2 + distance * Math.sin(angle),
    y: CHART.height / 2 + distance * Math.cos(angle) - radius(CONE.centre[1]),
  };
}
