import type {RegionKey} from '~/lib/i18n/market-facts';
import type {Ceiling, FlightCategory} from './flight-category';
import type {PlacedStation} from './placed-stations';

/** Wind in knots and degrees. */
export interface Wind {
  /** `null` when variable or unknown. */
  readonly from: number | null;
  readonly speed: number;
  readonly gust: number | null;
  /** Range of a variable direction. */
  readonly between: readonly [number, number] | null;
}

export interface Visibility {
  readonly value: number;
  readonly unit: 'm' | 'SM';
  /** The value is a limit: more than, less than. */
  readonly bound: 'more' | 'less' | null;
}

/** The parts of a METAR that the map shows; missing groups are `null`. */
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

export interface Light {
  readonly station: PlacedStation;
  /** Made up when the source is `samples`. */
  readonly category: FlightCategory | null;
  /** `null` when missing or out of date. */
  readonly report: Report | null;
  /** Milliseconds since 1970; `null` when unknown. */
  readonly observedAt: number | null;
}

export interface Weather {
  readonly lights: readonly Light[];
  readonly region: RegionKey;
  /** Where the reports come from; `samples` has none, and made-up categories. */
  readonly source:
    | {readonly kind: 'service'; readonly host: string}
    /** The service marks its reports as made up, as the local shop does. */
    | {readonly kind: 'madeUp'}
    | {readonly kind: 'samples'};
  /** Milliseconds since 1970. */
  readonly now: number;
}
