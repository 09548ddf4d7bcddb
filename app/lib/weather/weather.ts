import type {RegionKey} from '~/lib/i18n/market-facts';
import type {Ceiling, FlightCategory} from './flight-category';
import type {PlacedStation} from './placed-stations';

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

/** A light of the map and what its airport reports. */
export interface Light {
  readonly station: PlacedStation;
  /** Of the report; a made-up one where there are no reports at all. */
  readonly category: FlightCategory | null;
  /** `null` when there is none, or only one that is out of date. */
  readonly report: Report | null;
  /** Milliseconds since 1970; `null` when not said. */
  readonly observedAt: number | null;
}

/** What the live map shows. */
export interface Weather {
  readonly lights: readonly Light[];
  readonly region: RegionKey;
  /** Where reports come from; `samples`: there are none, and the categories are made up. */
  readonly source:
    | {readonly kind: 'service'; readonly host: string}
    /** The service says that it made its reports up, as the local shop does. */
    | {readonly kind: 'madeUp'}
    | {readonly kind: 'samples'};
  /** Milliseconds since 1970. */
  readonly now: number;
}
