import type {RegionKey} from '~/lib/i18n/market-facts';
import type {LabelSide} from './placed-stations';
import type {Report} from './report';

/** A light of the map and what its airport reports. */
export interface Light {
  readonly icao: string;
  /** In the language of the page. */
  readonly name: string;
  /** Units of the region's chart. */
  readonly x: number;
  readonly y: number;
  readonly isHub: boolean;
  readonly isMinor: boolean;
  readonly labelSide: LabelSide;
  /** `null` when there is none, or only one that is out of date. */
  readonly report: Report | null;
  /** Milliseconds since 1970; `null` for the samples and when not said. */
  readonly observedAt: number | null;
}

/**
 * Where reports come from: a service, one that says it made them up, or the bundled
 * samples, because there are none to be had.
 */
export type WeatherSource =
  | {readonly kind: 'service'; readonly host: string}
  | {readonly kind: 'madeUp'}
  | {readonly kind: 'samples'};

/** What the live map shows. */
export interface Weather {
  readonly lights: readonly Light[];
  readonly region: RegionKey;
  readonly source: WeatherSource;
  /** When the map was put together, in milliseconds since 1970. */
  readonly now: number;
}
