import type {FlightCategory} from '~/lib/weather/flight-category';

/** The times of the day that the home page tells of. */
export const MOMENTS = ['morning', 'noon', 'night'] as const;

export type MomentKey = (typeof MOMENTS)[number];

interface Report {
  readonly text: string;
  readonly category: FlightCategory;
}

/** Written for the story, in the form of real ones; the times are UTC in summer. */
export const REPORTS: Readonly<Record<MomentKey, Report>> = {
  morning: {
    text: 'EDDR 210520Z 25004KT 0400 FG VV001 08/08 Q1021',
    category: 'lifr',
  },
  noon: {
    text: 'EDHL 211250Z 27012KT 9999 FEW035 21/11 Q1018',
    category: 'vfr',
  },
  night: {
    text: 'EDDF 212050Z 24028G41KT 6000 TSRA BKN012CB 17/16 Q1003',
    category: 'mvfr',
  },
};
