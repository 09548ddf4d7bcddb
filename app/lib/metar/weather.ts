import type {Report} from './report';

/** A light of the map and what its airport reports. */
export interface Light {
  readonly icao: string;
  /** In the language of the page. */
  readonly name: string;
  /** Units of `CHART`. */
  readonly x: number;
  readonly y: number;
  readonly isHub: boolean;
  readonly isMinor: boolean;
  readonly isLabelLeft: boolean;
  /** `null` when there is none, or only one that is out of date. */
  readonly report: Report | null;
  /** Milliseconds since 1970; `null` for the samples and when not said. */
  readonly observedAt: number | null;
}

/** What the live map shows. */
export interface Weather {
  readonly lights: readonly Light[];
  /** Host that the reports come from; `null` when they are the bundled samples. */
  readonly source: string | null;
  /** When the map was put together, in milliseconds since 1970. */
  readonly now: number;
}
