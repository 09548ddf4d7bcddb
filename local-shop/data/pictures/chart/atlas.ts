import {
  geoConicConformal,
  geoStream,
  type GeoPermissibleObjects,
  type GeoConicProjection,
} from 'd3-geo';
import {feature, mesh} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';

import type {SheetPosition, SheetSize} from './edition';
import type {Position} from './outlines';

type World = Topology<{
  countries: GeometryCollection<{name: string}>;
  land: GeometryCollection;
}>;

/** The part of the world that a sheet has to show, in degrees. */
interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * A conformal conic projection, as aeronautical charts use, that shows at least
 * this extent in the field of the sheet.
 */
export const chartProjection = (
  {west, east, south, north}: Extent,
  {field}: SheetSize,
): GeoConicProjection => {
  const sixth = (north - south) / 6;
  const corners = [west, (west + east) / 2, east].flatMap(
    (longitude): [number, number][] => [
      [longitude, south],
      [longitude, north],
    ],
  );
  return geoConicConformal()
    .parallels([south + sixth, north - sixth])
    .rotate([-(west + east) / 2, 0])
    .fitExtent(
      [
        [field.left, field.top],
        [field.left + field.width, field.top + field.height],
      ],
      {type: 'MultiPoint', coordinates: corners},
    );
};

/** A projection as two functions between positions and the sheet. */
export const sheetFunctions = (projection: GeoConicProjection) => ({
  place: (position: Position): SheetPosition => {
    const placed = projection([...position]);
    if (!placed) throw new Error(`No place for ${position.join(' ')}.`);
    return placed;
  },
  positionAt: ([x, y]: SheetPosition): Position => {
    const position = projection.invert?.([x, y]);
    if (!position) throw new Error(`No position at ${x} ${y}.`);
    return position;
  },
});

// Follows a shape through the projection and keeps its lines on the sheet.
const linesOf = (
  shape: GeoPermissibleObjects,
  clipped: GeoConicProjection,
  {field}: SheetSize,
) => {
  const lines: SheetPosition[][] = [];
  geoStream(
    shape,
    clipped.stream({
      point: (x, y) => lines.at(-1)?.push([x, y]),
      lineStart: () => lines.push([]),
      lineEnd: () => undefined,
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    }),
  );
  // Some islets of the atlas are so small that their ring turned over and stands
  // for the rest of the world: it comes back as the frame of the field.
  const isFrame = (line: SheetPosition[]) =>
    line.every(([x, y]) =>
      [
        x - field.left,
        field.left + field.width - x,
        y - field.top,
        field.top + field.height - y,
      ].some((distance) => Math.abs(distance) < 0.01),
    );
  return lines.filter((line) => line.length > 2 && !isFrame(line));
};

/**
 * Outlines of an extent on the sheet, cut at its field.
 *
 * Source: Natural Earth by way of `world-atlas` (public domain).
 * @param file the JSON text of one of its `countries-…` files
 * @param raised names of the countries to raise; none: all land
 */
export const outlinesOf = (
  file: string,
  projection: GeoConicProjection,
  size: SheetSize,
  raised: readonly string[] = [],
) => {
  const world = JSON.parse(file) as World;
  const {countries, land} = world.objects;
  const {field} = size;
  // A clipped copy: the original has to place what lies beyond the field too.
  const clipped = geoConicConformal()
    .parallels(projection.parallels())
    .rotate(projection.rotate())
    .scale(projection.scale())
    .translate(projection.translate())
    .precision(0.3)
    .clipExtent([
      [field.left, field.top],
      [field.left + field.width, field.top + field.height],
    ]);
  const landRings = linesOf(feature(world, land), clipped, size);
  const raisedCountries = {
    ...countries,
    geometries: countries.geometries.filter(
      ({properties}) =>
        properties && 'name' in properties && raised.includes(properties.name),
    ),
  };
  return {
    land: landRings,
    coasts: landRings,
    raised:
      raised.length === 0
        ? landRings
        : linesOf(feature(world, raisedCountries), clipped, size),
    borders: linesOf(
      mesh(world, countries, (one, other) => one !== other),
      clipped,
      size,
    ),
  };
};
