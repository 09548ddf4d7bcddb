import type {RegionKey} from '~/lib/i18n/market-facts';

/** How a region lies on its chart: Lambert's conformal cone. */
export interface Chart {
  /** Size in the chart's own units; pictures of it scale. */
  readonly width: number;
  readonly height: number;
  /** The parallels along which it is true to scale, in degrees. */
  readonly parallels: readonly [south: number, north: number];
  /** Longitude and latitude of the point in its middle. */
  readonly centre: readonly [longitude: number, latitude: number];
  /** Units of the chart in one Earth radius. */
  readonly scale: number;
}

const UPRIGHT = {width: 660, height: 900} as const;

/** Upright as the maps on the wall, but for the Alps, whose map is wider than high. */
export const CHARTS: Readonly<Record<RegionKey, Chart>> = {
  germany: {
    ...UPRIGHT,
    parallels: [47.5, 54],
    centre: [10.45, 50.95],
    scale: 4900,
  },
  alps: {
    width: 900,
    height: 660,
    parallels: [44.3, 47.6],
    centre: [10.8, 45.95],
    scale: 6100,
  },
  europe: {
    ...UPRIGHT,
    parallels: [41, 64],
    centre: [7.6, 52],
    scale: 1370,
  },
  usEastCoast: {
    ...UPRIGHT,
    parallels: [28.2, 43.4],
    centre: [-76, 35.8],
    scale: 2200,
  },
};

const RADIANS = Math.PI / 180;

/** Half a right angle more than half the latitude: where Mercator's logarithm comes from. */
const conformal = (latitude: number) =>
  Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2);

/**
 * Lambert's conformal conic projection, that of aeronautical charts: angles are
 * true, a straight line is nearly a great circle. The same as the one that
 * `scripts/chart-picture.ts` draws the outlines with; a test compares the two.
 *
 * @returns units of the chart from its left and upper edge.
 */
export function project(
  {width, height, parallels, centre, scale}: Chart,
  longitude: number,
  latitude: number,
): {x: number; y: number} {
  const [south, north] = parallels;
  const exponent =
    Math.log(Math.cos(south * RADIANS) / Math.cos(north * RADIANS)) /
    Math.log(conformal(north) / conformal(south));
  const factor =
    (Math.cos(south * RADIANS) * conformal(south) ** exponent) / exponent;
  const radius = (at: number) => (scale * factor) / conformal(at) ** exponent;
  const angle = exponent * (longitude - centre[0]) * RADIANS;
  const distance = radius(latitude);
  return {
    x: width / 2 + distance * Math.sin(angle),
    y: height / 2 + distance * Math.cos(angle) - radius(centre[1]),
  };
}
