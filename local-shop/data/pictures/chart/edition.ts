import type {Position} from './outlines';

/** A place on the sheet, in millimetres from its top left. */
export type SheetPosition = readonly [x: number, y: number];

/** Paper size and printed field of a sheet, in millimetres. */
export interface SheetSize {
  width: number;
  height: number;
  field: {left: number; top: number; width: number; height: number};
}

/** The sheet upright, as most editions are printed. */
export const uprightSheet: SheetSize = {
  width: 470,
  height: 670,
  field: {left: 18, top: 18, width: 434, height: 620},
};

/** The sheet on its side, for regions that are wider than high. */
export const wideSheet: SheetSize = {
  width: 670,
  height: 470,
  field: {left: 18, top: 18, width: 634, height: 420},
};

/** One light of the map: an aerodrome that publishes METARs. */
export interface Airport {
  /** ICAO location indicator. */
  icao: string;
  position: Position;
}

/** A town: name, position and radius of its built-up area in millimetres. */
export type Town = readonly [name: string, Position, radius: number];

/** A radio beacon as the chart labels it. */
type Beacon = readonly [
  name: string,
  ident: string,
  frequency: string,
  Position,
];

/** Which part of the world a sheet shows, and everything printed on it. */
export interface Edition {
  name: 'germany' | 'alps' | 'europe' | 'east-coast';
  /** As printed in the lower margin. */
  title: string;
  size: SheetSize;
  /** Where a position lies on the sheet; may lie outside the field. */
  place: (position: Position) => SheetPosition;
  /** Inverse of `place`. */
  positionAt: (place: SheetPosition) => Position;
  /** Closed rings of all land. */
  land: SheetPosition[][];
  /** Along these rings the sea is engraved: the coasts. */
  coasts: SheetPosition[][];
  /** Closed rings of what is cut from wood and raised. */
  raised: SheetPosition[][];
  borders: SheetPosition[][];
  rivers: SheetPosition[][];
  lakes: SheetPosition[][];
  /** A plausible height in metres, for tints and contours only. */
  elevation: (position: Position) => number;
  /** The lights, in the order of the wiring. */
  airports: Airport[];
  isMajor: (icao: string) => boolean;
  isMilitary: (icao: string) => boolean;
  towns: readonly Town[];
  beacons: readonly Beacon[];
  /** Between two beacons, by their places in the list. */
  airways: readonly (readonly [from: number, to: number, name: string])[];
  /** Radius of a beacon's compass rose, in millimetres. */
  roseRadius: number;
  /** The degree net: its extent and the distance of its lines, in degrees. */
  net: {
    west: number;
    east: number;
    south: number;
    north: number;
    step: number;
  };
}
