import type {FlightCategory} from '~/lib/weather/flight-category';

/** Shape and colour of a category in running text; its name stands beside it. */
export function CategoryKey({category}: {category: FlightCategory | null}) {
  return <span aria-hidden className={`live-map-key ${category ?? 'unlit'}`} />;
}
