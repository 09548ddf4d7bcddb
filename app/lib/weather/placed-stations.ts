import {createMemo} from '~/lib/cache/memo';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {ABOVE_LANDSCAPE} from './landscape';
import {CHARTS, project, type Chart} from './projection';
import {STATIONS, type Station} from './stations';

export interface PlacedStation extends Station {
  /** Units of the region's chart. */
  readonly x: number;
  readonly y: number;
  /** Percent of the portrait frame that all charts share; see `placeOnWall`. */
  readonly left: number;
  readonly top: number;
  readonly isHub: boolean;
  /** Too near another airport to be its own target on a small chart. */
  readonly isMinor: boolean;
  readonly labelSide: LabelSide;
}

/** The largest airports by priority, which come first where space is short. */
const HUBS: readonly string[] = [
  ...['EDDF', 'EDDM', 'EDDB', 'EDDH', 'EDDL', 'EDDS', 'EDDV', 'EDDP'],
  ...['EHAM', 'LSZH', 'LSGG', 'LKPR', 'EKCH', 'EKBI', 'LOWI', 'LOWG', 'EDDN'],
  ...['LIMC', 'LIPZ', 'LFLL', 'LOWW', 'LJLJ', 'LFMN', 'LIPE'],
  ...['EGLL', 'EGPH', 'EIDW', 'LFPG', 'LFBO', 'LEMD', 'LEBL', 'LPPT', 'LIRF'],
  ...['ENGM', 'ESSA', 'EFHK', 'EPWA', 'LHBP', 'LROP', 'LGAV'],
  ...['KJFK', 'KATL', 'KBOS', 'KPHL', 'KIAD', 'KCLT', 'KMCO', 'KMIA', 'KPIT'],
  ...['KBUF', 'KRDU', 'KCHS', 'KJAX', 'KBGR'],
];

/** Pixels between the centres of two targets: WCAG 2.2, success criterion 2.5.8. */
const MIN_DISTANCE = 24;

/** Chart widths in pixels: in a window of 320, and with room for all. */
export const NARROW_CHART = 254;
export const ROOMY_CHART = 400;

/** Chart units between its edge and the lights. */
const MARGIN = 16;

/** Pixels: half a light and a little space. */
const LIGHT_RADIUS = 6;

/** Pixels from the light's centre on a chart of `ROOMY_CHART`, as in `live-map.css`. */
const LABELS = {
  right: {left: 11, right: 42, top: -7, bottom: 7},
  left: {left: -45, right: -14, top: -7, bottom: 7},
  below: {left: -16, right: 16, top: 8, bottom: 21},
  above: {left: -16, right: 16, top: -21, bottom: -8},
} as const;

type LabelSide = keyof typeof LABELS;

const SIDES = Object.keys(LABELS) as LabelSide[];

/** The airports with room for a light on a region's chart, in the order of `STATIONS`. */
export function placedStations(region: RegionKey): readonly PlacedStation[] {
  return placed(region, () => place(region));
}

const placed = createMemo<readonly PlacedStation[]>(REGIONS.length);

function place(region: RegionKey): readonly PlacedStation[] {
  const chart = CHARTS[region];
  const {width, height} = chart;
  const onChart = STATIONS[region]
    .map((station) => ({
      ...station,
      ...project(chart, station.longitude, station.latitude),
    }))
    .filter(
      ({x, y}) =>
        x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN,
    );
  const rank = ({icao}: Station) => HUBS.toReversed().indexOf(icao);
  const byRank = onChart.toSorted((a, b) => rank(b) - rank(a));
  const lights = apart(byRank, (MIN_DISTANCE * width) / ROOMY_CHART);
  const targets = apart(lights, (MIN_DISTANCE * width) / NARROW_CHART);
  return onChart
    .filter((station) => lights.includes(station))
    .map((station) => {
      const isHub = HUBS.includes(station.icao);
      const fitting = SIDES.filter((side) => fits(station, side, chart));
      const free = fitting.find((side) =>
        coversNone(station, side, lights, chart),
      );
      return {
        ...station,
        ...placeOnWall(station, chart),
        isHub: isHub && free !== undefined,
        isMinor: !targets.includes(station),
        // The code of a smaller airport may cover other lights.
        labelSide: (isHub && free) || (fitting[0] ?? 'right'),
      };
    });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places that keep a distance from all that come before them. */
function apart<Place extends Point>(
  places: readonly Place[],
  distance: number,
): Place[] {
  const accepted: Place[] = [];
  for (const place of places) {
    const isFree = accepted.every(
      ({x, y}) => Math.hypot(x - place.x, y - place.y) >= distance,
    );
    if (isFree) accepted.push(place);
  }
  return accepted;
}

function fits({x}: Point, side: LabelSide, {width}: Chart): boolean {
  const pixels = (x * ROOMY_CHART) / width;
  const {left, right} = LABELS[side];
  return pixels + left >= 0 && pixels + right <= ROOMY_CHART;
}

function coversNone(
  station: Point,
  side: LabelSide,
  lights: readonly Point[],
  {width}: Chart,
): boolean {
  const {left, right, top, bottom} = LABELS[side];
  return lights.every((light) => {
    const x = ((light.x - station.x) * ROOMY_CHART) / width;
    const y = ((light.y - station.y) * ROOMY_CHART) / width;
    return (
      light === station ||
      x <= left - LIGHT_RADIUS ||
      x >= right + LIGHT_RADIUS ||
      y <= top - LIGHT_RADIUS ||
      y >= bottom + LIGHT_RADIUS
    );
  });
}

/** A landscape chart hangs in the upper part of the portrait wall. */
function placeOnWall(
  {x, y}: Point,
  {width, height}: Chart,
): Pick<PlacedStation, 'left' | 'top'> {
  const upright = CHARTS[REGIONS[0]];
  const share = (height / width) * (upright.width / upright.height);
  const percent = (part: number) => Math.round(part * 1000) / 10;
  return {
    left: percent(x / width),
    top: percent(
      width > height ? ABOVE_LANDSCAPE + (y / height) * share : y / height,
    ),
  };
}
