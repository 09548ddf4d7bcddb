import {createMemo} from '~/lib/http/memo';
import type {RegionKey} from '~/lib/i18n/market-facts';
import {CHARTS, project, type Chart} from './projection';
import {STATIONS, type Station} from './stations';

/** Where the indicator of an airport stands beside its light. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

/** An airport at its place on the chart. */
export interface PlacedStation extends Station {
  /** Units of the region's chart. */
  readonly x: number;
  readonly y: number;
  /** Carries its indicator on the chart, where there is room. */
  readonly isHub: boolean;
  /** Too near another airport to be a target of its own on a small chart. */
  readonly isMinor: boolean;
  readonly labelSide: LabelSide;
}

/** The largest airports, which come first where there is little room; the largest leads. */
const HUBS: readonly string[] = [
  ...['EDDF', 'EDDM', 'EDDB', 'EDDH', 'EDDL', 'EDDS', 'EDDV', 'EDDP'],
  ...['EHAM', 'LSZH', 'LSGG', 'LKPR', 'EKCH', 'EKBI', 'LOWI', 'LOWG', 'EDDN'],
  ...['LIMC', 'LIPZ', 'LFLL', 'LOWW', 'LJLJ', 'LFMN', 'LIPE'],
  ...['EGLL', 'EGPH', 'EIDW', 'LFPG', 'LFBO', 'LEMD', 'LEBL', 'LPPT', 'LIRF'],
  ...['ENGM', 'ESSA', 'EFHK', 'EPWA', 'LHBP', 'LROP', 'LGAV'],
  ...['KJFK', 'KATL', 'KBOS', 'KPHL', 'KIAD', 'KCLT', 'KMCO', 'KMIA', 'KPIT'],
  ...['KBUF', 'KRDU', 'KCHS', 'KJAX', 'KBGR'],
];

/** Place among the largest airports; all others come after them. */
const rank = ({icao}: Pick<Station, 'icao'>) => {
  const place = HUBS.indexOf(icao);
  return place < 0 ? HUBS.length : place;
};

/** Pixels between the middles of two targets: WCAG 2.2, success criterion 2.5.8. */
const LEAST_DISTANCE = 24;

/** Pixels that the chart is wide in a window of 320, and from where it has room for all. */
export const NARROW_CHART = 254;
export const ROOMY_CHART = 400;

/** Pixels that the chart is wide where it begins to show indicators; see `live-map.css`. */
export const LABELLED_CHART = 400;

/** Half the width of a light, and a little air around it, in pixels. */
const LIGHT_RADIUS = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The four characters of an indicator at each side of a light, in pixels from its
 * middle, as `live-map.css` puts them. In the order of preference.
 */
const LABEL_BOXES: readonly (readonly [LabelSide, Box])[] = [
  ['right', {left: 11, right: 42, top: -7, bottom: 7}],
  ['left', {left: -45, right: -14, top: -7, bottom: 7}],
  ['below', {left: -16, right: 16, top: 8, bottom: 21}],
  ['above', {left: -16, right: 16, top: -21, bottom: -8}],
];

/**
 * The airports of a region's chart, in the order of `STATIONS`: those that are on it, each
 * with room for its light.
 */
export function placedStations(region: RegionKey): readonly PlacedStation[] {
  return placed(region, () => place(region));
}

const placed = createMemo<readonly PlacedStation[]>(4);

/** Units between the edge of a chart and its lights. */
const MARGIN = 16;

function place(region: RegionKey): readonly PlacedStation[] {
  const chart = CHARTS[region];
  const {width, height} = chart;
  const onChart = STATIONS[region]
    .map((station) => {
      const {x, y} = project(chart, station.longitude, station.latitude);
      return {
        ...station,
        x: Math.round(x * 10) / 10,
        y: Math.round(y * 10) / 10,
        isHub: HUBS.includes(station.icao),
      };
    })
    .filter(
      ({x, y}) =>
        x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN,
    );
  const byRank = onChart.toSorted((a, b) => rank(a) - rank(b));
  const lights = apart(byRank, (LEAST_DISTANCE * width) / ROOMY_CHART);
  const targets = apart(
    byRank.filter((station) => lights.has(station)),
    (LEAST_DISTANCE * width) / NARROW_CHART,
  );
  const all = onChart.filter((station) => lights.has(station));
  return all.map((station) => {
    const side = freeSide(station, all, chart);
    return {
      ...station,
      isHub: station.isHub && side !== null,
      isMinor: !targets.has(station),
      // One that is not a hub shows its indicator over whatever is there.
      labelSide: station.isHub && side ? side : edgeSide(station, chart),
    };
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Those that keep a distance from all that come before them. */
function apart<Place extends Point>(
  places: readonly Place[],
  distance: number,
): Set<Place> {
  const kept = new Set<Place>();
  for (const place of places) {
    const isFree = [...kept].every(
      ({x, y}) => Math.hypot(x - place.x, y - place.y) >= distance,
    );
    if (isFree) kept.add(place);
  }
  return kept;
}

/** Where an indicator covers no light and no edge; `null` when that is nowhere. */
function freeSide(
  station: Point,
  all: readonly Point[],
  chart: Chart,
): LabelSide | null {
  const pixels = LABELLED_CHART / chart.width;
  const isFree = ([side, box]: (typeof LABEL_BOXES)[number]) =>
    isOnChart(station, side, chart) &&
    all.every((other) => {
      const x = (other.x - station.x) * pixels;
      const y = (other.y - station.y) * pixels;
      return (
        other === station ||
        x <= box.left - LIGHT_RADIUS ||
        x >= box.right + LIGHT_RADIUS ||
        y <= box.top - LIGHT_RADIUS ||
        y >= box.bottom + LIGHT_RADIUS
      );
    });
  return LABEL_BOXES.find(isFree)?.[0] ?? null;
}

const edgeSide = (station: Point, chart: Chart): LabelSide =>
  isOnChart(station, 'right', chart) ? 'right' : 'left';

function isOnChart({x}: Point, side: LabelSide, {width}: Chart): boolean {
  const box = LABEL_BOXES.find(([name]) => name === side)?.[1];
  const pixels = (x * LABELLED_CHART) / width;
  return (
    pixels + (box?.left ?? 0) >= 0 &&
    pixels + (box?.right ?? 0) <= LABELLED_CHART
  );
}
