import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {createMemo} from '~/lib/cache/memo';
import {FLIGHT_CATEGORIES, type FlightCategory} from './flight-category';
import {categoryAt} from './made-up-day';
import {placedStations} from './placed-stations';
import {CHARTS} from './projection';

/** As in the photographs: two hours before, all of the south is fog of one colour. */
const PICTURED_HOUR = 10;

type Place = readonly [across: number, down: number];

/** A region's map with the lights of the photographs, for a small drawing. */
export interface MapDrawing {
  readonly region: RegionKey;
  /** Percent of the chart. */
  readonly lights: Readonly<Record<FlightCategory, readonly Place[]>>;
}

const drawings = createMemo<MapDrawing>(REGIONS.length);

/** The drawing of a region's map. */
export function mapDrawing(region: RegionKey): MapDrawing {
  return drawings(region, () => {
    const {width, height} = CHARTS[region];
    const percent = (part: number, whole: number) =>
      Math.round((part / whole) * 100);
    const lights = placedStations(region).map(({x, y, left, top}) => ({
      place: [percent(x, width), percent(y, height)] as const,
      category: categoryAt(PICTURED_HOUR, left, top),
    }));
    const placesOf = (wanted: FlightCategory) =>
      lights.flatMap(({place, category}) =>
        category === wanted ? [place] : [],
      );
    return {
      region,
      lights: Object.fromEntries(
        FLIGHT_CATEGORIES.map((category) => [category, placesOf(category)]),
      ) as Record<FlightCategory, Place[]>,
    };
  });
}
