import {CHART, project} from './projection';
import {STATIONS, type Station} from './stations';

/** Where the indicator of an airport stands beside its light. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

/** An airport at its place on the chart. */
export interface PlacedStation extends Station {
  /** Units of `CHART`. */
  readonly x: number;
  readonly y: number;
  /** Carries its indicator on the chart, where there is room. */
  readonly isHub: boolean;
  /** Too near another airport to be a target of its own on a small chart. */
  readonly isMinor: boolean;
  readonly labelSide: LabelSide;
}

/** The largest airports, which come first where there is little room. */
const HUBS: readonly string[] = [
  ...['EDDF', 'EDDM', 'EDDB', 'EDDH', 'EDDL', 'EDDS', 'EDDV', 'EDDP'],
  ...['EHAM', 'LSZH', 'LSGG', 'LKPR', 'EKCH', 'EKBI', 'LOWI', 'LOWG', 'EDDN'],
];

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

const distanceAt = (width: number) => (LEAST_DISTANCE * CHART.width) / width;

function place(): readonly PlacedStation[] {
  const placed = STATIONS.map((station) => {
    const {x, y} = project(station.longitude, station.latitude);
    return {
      ...station,
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      isHub: HUBS.includes(station.icao),
    };
  });
  const targets: typeof placed = [];
  for (const station of placed.toSorted(
    (a, b) => Number(b.isHub) - Number(a.isHub),
  )) {
    const isFree = targets.every(
      ({x, y}) =>
        Math.hypot(x - station.x, y - station.y) >= distanceAt(NARROW_CHART),
    );
    if (isFree) targets.push(station);
  }
  return placed.map((station) => {
    const side = freeSide(station, placed);
    return {
      ...station,
      isHub: station.isHub && side !== null,
      isMinor: !targets.includes(station),
      // One that is not a hub shows its indicator over whatever is there.
      labelSide: station.isHub && side ? side : edgeSide(station),
    };
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an indicator covers no light and no edge; `null` when that is nowhere. */
function freeSide(station: Point, all: readonly Point[]): LabelSide | null {
  const pixels = LABELLED_CHART / CHART.width;
  const isFree = ([side, box]: (typeof LABEL_BOXES)[number]) =>
    isOnChart(station, side) &&
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

const edgeSide = (station: Point): LabelSide =>
  isOnChart(station, 'right') ? 'right' : 'left';

function isOnChart({x}: Point, side: LabelSide): boolean {
  const box = LABEL_BOXES.find(([name]) => name === side)?.[1];
  const pixels = (x * LABELLED_CHART) / CHART.width;
  return (
    pixels + (box?.left ?? 0) >= 0 &&
    pixels + (box?.right ?? 0) <= LABELLED_CHART
  );
}

/** All airports of the map in the order of `STATIONS`. */
export const PLACED_STATIONS: readonly PlacedStation[] = place();
