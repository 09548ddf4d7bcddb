import type {RegionKey} from '~/lib/i18n/market-facts';

/** A region's chart in Lambert's conformal conic projection. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Standard parallels in degrees. */
  readonly parallels: readonly [south: number, north: number];
  readonly centre: readonly [longitude: number, latitude: number];
  /** Chart units per Earth radius. */
  readonly scale: number;
}

const UPRIGHT = {width: 660, height: 900} as const;

/** Portrait as the maps on the wall, except for the Alps. */
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

const conformal = (latitude: number) =>
  Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2);

/**
 * Lambert's conformal conic projection, in chart units from the left and upper edge. The charts in
 * `components/map` were drawn with the same values: other values need new charts.
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
