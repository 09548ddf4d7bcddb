import {CHART, project} from './projection';
import {STATIONS, type Station} from './stations';

/** An airport at its place on the chart. */
export interface PlacedStation extends Station {
  /** Units of `CHART`. */
  readonly x: number;
  readonly y: number;
  /** Carries its indicator on the chart, where there is room. */
  readonly isHub: boolean;
  /** Too near another airport to be a target of its own on a small chart. */
  readonly isMinor: boolean;
  /** Its indicator stands to the left: the edge or another light is on the right. */
  readonly isLabelLeft: boolean;
}

/** The largest airports, which come first where there is little room. */
const HUBS: readonly string[] = [
  ...['EDDF', 'EDDM', 'EDDB', 'EDDH', 'EDDL', 'EDDS', 'EDDV', 'EDDP'],
  ...['EHAM', 'EBBR', 'LFPG', 'LSZH', 'LSGG', 'LOWW', 'LKPR', 'EPWA'],
  ...['EKCH', 'EKBI', 'EPGD', 'EPWR', 'EPKK', 'LOWI', 'LOWG', 'LFLL', 'EDDN'],
];

/** Pixels between the middles of two targets: WCAG 2.2, success criterion 2.5.8. */
const LEAST_DISTANCE = 24;

/** Pixels that the chart is wide in a window of 320, and from where it has room for all. */
export const NARROW_CHART = 284;
export const ROOMY_CHART = 672;

/** Units of `CHART` that a light and the indicator beside it take. */
const LABEL = {width: 78, height: 15};

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
  return placed.map((station) => ({
    ...station,
    isMinor: !targets.includes(station),
    isLabelLeft:
      station.x > CHART.width - LABEL.width ||
      placed.some(
        ({x, y}) =>
          x > station.x &&
          x < station.x + LABEL.width &&
          Math.abs(y - station.y) < LABEL.height,
      ),
  }));
}

/** All airports of the map in the order of `STATIONS`. */
export const PLACED_STATIONS: readonly PlacedStation[] = place();
