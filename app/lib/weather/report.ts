import type {Ceiling, FlightCategory} from './flight-category';

/** Wind in knots, from where it blows in degrees. */
export interface Wind {
  /** `null` when it blows from everywhere, or the direction is not known. */
  readonly from: number | null;
  readonly speed: number;
  readonly gust: number | null;
  /** Between which directions it swings. */
  readonly between: readonly [number, number] | null;
}

/** How far one sees. */
export interface Visibility {
  readonly value: number;
  readonly unit: 'm' | 'SM';
  /** The value is a limit: more than, less than. */
  readonly bound: 'more' | 'less' | null;
}

/** What a METAR says, as far as the map shows it. Missing groups are `null`. */
export interface Report {
  /** ICAO location indicator. */
  readonly icao: string;
  /** The report as it was sent, on one line. */
  readonly raw: string;
  /** `12:20`, in UTC. */
  readonly time: string | null;
  readonly wind: Wind | null;
  readonly visibility: Visibility | null;
  readonly ceiling: Ceiling;
  readonly category: FlightCategory | null;
}
