import type {Position} from './outlines';

/** A place on the sheet: 0..1 from the left and from the top of the map field. */
type SheetPoint = readonly [x: number, y: number];

const radians = Math.PI / 180;

// Lambert conformal conic with the standard parallels of the ICAO chart
// 1:500,000 of Germany (48°40' and 53°20'), so that the sheet looks as pilots
// know it.
const southParallel = 48.667 * radians;
const northParallel = 53.333 * radians;
const centralMeridian = 10.35;
const coneConstant =
  Math.log(Math.cos(southParallel) / Math.cos(northParallel)) /
  Math.log(
    Math.tan(Math.PI / 4 + northParallel / 2) /
      Math.tan(Math.PI / 4 + southParallel / 2),
  );
const scaleFactor =
  (Math.cos(southParallel) *
    Math.tan(Math.PI / 4 + southParallel / 2) ** coneConstant) /
  coneConstant;

const conic = ([longitude, latitude]: Position): SheetPoint => {
  const radius =
    scaleFactor /
    Math.tan(Math.PI / 4 + (latitude * radians) / 2) ** coneConstant;
  const angle = coneConstant * (longitude - centralMeridian) * radians;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
};

const centre = conic([centralMeridian, 51.12]);
const heightOfField =
  conic([centralMeridian, 46.82])[1] - conic([centralMeridian, 55.42])[1];

/** Width to height of the printed field. */
const fieldAspect = 0.7;

/** Where a position lies in the printed field (may lie outside 0..1). */
export const project = (position: Position): SheetPoint => {
  const [x, y] = conic(position);
  return [
    (x - centre[0]) / (heightOfField * fieldAspect) + 0.5,
    (y - centre[1]) / heightOfField + 0.5,
  ];
};

/** The position printed at a place of the field; inverse of `project`. */
export const unproject = ([u, v]: SheetPoint): Position => {
  const x = (u - 0.5) * heightOfField * fieldAspect + centre[0];
  const y = (v - 0.5) * heightOfField + centre[1];
  const radius = Math.hypot(x, y);
  const latitude =
    2 * Math.atan((scaleFactor / radius) ** (1 / coneConstant)) - Math.PI / 2;
  return [
    centralMeridian + Math.atan2(x, y) / coneConstant / radians,
    latitude / radians,
  ];
};
