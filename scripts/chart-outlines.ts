import {createRequire} from 'node:module';
import {geoConicConformal, geoGraticule, geoIdentity, geoPath} from 'd3-geo';
import {merge, mesh} from 'topojson-client';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Topology,
} from 'topojson-specification';
import {project, type Chart} from '../app/lib/weather/projection';

type Point = [x: number, y: number];
type World = Topology<{
  countries: GeometryCollection;
  land: GeometryCollection;
}>;

/** Of an island, in square units of the chart. */
const LEAST_AREA = 3;

export interface Sheet {
  /** Countries whose land is brightest, and those around them, by ISO 3166-1 number. */
  readonly own: readonly string[];
  readonly near: readonly string[];
  /** Units of the chart that a simplified line may be off. */
  readonly tolerance: number;
  /** Degrees: the outer edges of the lines, and from one line to the next. */
  readonly graticule: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
    readonly step: number;
  };
}

/** A little more than the frame, which hides the cut. */
const extentOf = ({width, height}: Chart): [Point, Point] => [
  [-8, -8],
  [width + 8, height + 8],
];

/** Lambert's cone as `app/lib/weather/projection.ts` has it, for lines. */
const coneOf = (chart: Chart) =>
  geoConicConformal()
    .parallels([...chart.parallels])
    .rotate([-chart.centre[0], 0])
    .center([0, chart.centre[1]])
    .scale(chart.scale)
    .translate([chart.width / 2, chart.height / 2])
    .precision(0.2)
    .clipExtent(extentOf(chart));

/**
 * Natural Earth's countries at 1:10 million (`world-atlas`, public domain), projected, cut
 * to the chart and simplified. Borders are simplified as lines that two countries share,
 * so that no gaps open between them.
 *
 * @returns `d` attributes in the chart's units; the edge of `land` is the coast.
 */
export function chartOutlines(
  chart: Chart,
  {own, near, graticule, tolerance}: Sheet,
) {
  const {west, south, east, north, step} = graticule;
  const require = createRequire(import.meta.url);
  const world = simplified(
    require('world-atlas/countries-10m.json') as World,
    chart,
    tolerance,
  );
  const {countries} = world.objects;
  // For what is on the chart's plane already.
  const draw = geoPath(geoIdentity().clipExtent(extentOf(chart))).digits(1);
  const area = (isWanted: (id: string) => boolean) => {
    const polygons = countries.geometries
      .filter(({id}) => isWanted(String(id)))
      .flatMap((country) => polygonsOnChart(world, country, chart));
    const whole: MultiPolygon = {type: 'MultiPolygon', arcs: polygons};
    return compact(withoutSpecks(draw(merge(world, [whole])) ?? ''));
  };
  return {
    land: area(() => true),
    near: area((id) => near.includes(id)),
    own: area((id) => own.includes(id)),
    borders: compact(draw(mesh(world, countries, (a, b) => a !== b)) ?? ''),
    graticule: compact(
      geoPath(coneOf(chart)).digits(1)(
        geoGraticule()
          .extent([
            [west, south],
            [east, north],
          ])
          .step([step, step])(),
      ) ?? '',
    ),
  };
}

/** Parts that are on the chart. The cone's seam would tear land on the other side of the world. */
function polygonsOnChart(
  {arcs}: World,
  country: GeometryObject,
  {width, height}: Chart,
): MultiPolygon['arcs'] {
  const polygons =
    country.type === 'MultiPolygon'
      ? country.arcs
      : country.type === 'Polygon'
        ? [country.arcs]
        : [];
  return polygons.filter((rings) =>
    rings
      .flat()
      .flatMap((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])
      .some(([x = 0, y = 0]) => x > 0 && x < width && y > 0 && y < height),
  );
}

/** The path with relative steps: half the bytes. */
function compact(path: string): string {
  let [x, y] = [0, 0];
  return path.replace(
    /([ML])(-?[\d.]+),(-?[\d.]+)/g,
    (_, command: string, nextX: string, nextY: string) => {
      const [dx, dy] = [Number(nextX) - x, Number(nextY) - y];
      [x, y] = [Number(nextX), Number(nextY)];
      return command === 'M' ? `M${x},${y}` : `l${short(dx)},${short(dy)}`;
    },
  );
}

/** One decimal, without the nought before it. */
function short(value: number): string {
  return String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
}

/** Rings of a `d` attribute with at least `LEAST_AREA`. */
function withoutSpecks(path: string): string {
  return (path.match(/M[^MZ]*Z/g) ?? [])
    .filter((ring) => {
      const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
        ([, x, y]): Point => [Number(x), Number(y)],
      );
      return Math.abs(ringArea(points)) >= LEAST_AREA;
    })
    .join('');
}

function ringArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

function simplified(world: World, chart: Chart, tolerance: number): World {
  const {transform, ...rest} = world;
  if (!transform) throw new Error('world-atlas is not quantised any more.');
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      const flat = project(
        chart,
        x * transform.scale[0] + transform.translate[0],
        // At the far pole the cone is infinitely wide.
        Math.max(-80, y * transform.scale[1] + transform.translate[1]),
      );
      return [flat.x, flat.y];
    });
    return withoutNearPoints(points, tolerance);
  });
  return {...rest, arcs};
}

/** Douglas and Peucker's method; `tolerance` in units of the chart. */
function withoutNearPoints(
  points: readonly Point[],
  tolerance: number,
): Point[] {
  const chosen = new Set([0, points.length - 1]);
  const spans: Point[] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [furthest, distance] = [0, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const away = distanceToLine(points[index], points[first], points[last]);
      if (away > distance) [furthest, distance] = [index, away];
    }
    if (furthest === 0) continue;
    chosen.add(furthest);
    spans.push([first, furthest], [furthest, last]);
  }
  return points.filter((_, index) => chosen.has(index));
}

function distanceToLine(
  [x, y]: Point = [0, 0],
  [x1, y1]: Point = [0, 0],
  [x2, y2]: Point = [0, 0],
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - nearest * dx, y - y1 - nearest * dy);
}
