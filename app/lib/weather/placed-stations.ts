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

/** The narrowest chart that shows indicators, in pixels, as in `live-map.css`. */
export const LABELLED_CHART = 344;

/** Chart units between its edge and the lights. */
const MARGIN = 16;

/** Pixels between an indicator and the centre of another light: one that is near reads as its own. */
const LIGHT_DISTANCE = 14;

/** Pixels between two indicators. */
const LABEL_DISTANCE = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of an indicator's letters from its light's centre, as in `live-map.css`. */
const LABELS = {
  right: {left: 15, right: 39, top: -4, bottom: 4},
  left: {left: -39, right: -15, top: -4, bottom: 4},
  below: {left: -12, right: 12, top: 11, bottom: 19},
  above: {left: -12, right: 12, top: -19, bottom: -11},
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
  const sides = labelSides(
    lights.filter(({icao}) => HUBS.includes(icao)),
    lights,
    chart,
  );
  return onChart
    .filter((station) => lights.includes(station))
    .map((station) => {
      const side = sides.get(station);
      return {
        ...station,
        ...placeOnWall(station, chart),
        isHub: side !== undefined,
        isMinor: !targets.includes(station),
        // Shown while it is chosen, a code may cover other lights.
        labelSide:
          side ??
          SIDES.find((other) => fits(labelBox(station, other, chart), chart)) ??
          'right',
      };
    });
}

/**
 * The first free side of each light on the narrowest chart with indicators, where the first lights choose
 * first. A light without a free side has none.
 */
function labelSides<Place extends Point>(
  labelled: readonly Place[],
  lights: readonly Place[],
  chart: Chart,
): ReadonlyMap<Place, LabelSide> {
  const centres = lights.map((light) => ({
    light,
    box: labelBox(light, null, chart),
  }));
  const sides = new Map<Place, LabelSide>();
  const taken: Box[] = [];
  for (const station of labelled) {
    for (const side of SIDES) {
      const box = labelBox(station, side, chart);
      const isFree =
        fits(box, chart) &&
        taken.every((other) => gap(box, other) >= LABEL_DISTANCE) &&
        centres.every(
          (other) =>
            other.light === station || gap(box, other.box) >= LIGHT_DISTANCE,
        );
      if (isFree) {
        sides.set(station, side);
        taken.push(box);
        break;
      }
    }
  }
  return sides;
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

const CENTRE: Box = {left: 0, right: 0, top: 0, bottom: 0};

/** Pixels of an indicator on `LABELLED_CHART`, or of the light's centre. */
function labelBox({x, y}: Point, side: LabelSide | null, {width}: Chart): Box {
  const {left, right, top, bottom} = side === null ? CENTRE : LABELS[side];
  const across = (x * LABELLED_CHART) / width;
  const down = (y * LABELLED_CHART) / width;
  return {
    left: across + left,
    right: across + right,
    top: down + top,
    bottom: down + bottom,
  };
}

function fits({left, right, top, bottom}: Box, {width, height}: Chart) {
  return (
    left >= 4 &&
    right <= LABELLED_CHART - 4 &&
    top >= 4 &&
    bottom <= (LABELLED_CHART * height) / width - 4
  );
}

/** Pixels between two boxes, 0 where they touch or overlap. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.right, b.left - a.right, 0);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  return Math.hypot(across, down);
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
