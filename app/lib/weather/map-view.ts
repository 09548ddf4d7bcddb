import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {Translator} from '~/lib/i18n/messages';
import {FLIGHT_CATEGORIES, type FlightCategory} from './flight-category';
import {CHARTS} from './projection';
import {reportTexts, type ReportTexts} from './report-texts';
import type {Light, Weather} from './weather';

/** Without language prefix. */
export const REPORTS_PATH = '/weather';

/** Chosen at first: the largest airport of each chart. */
const FIRST: Readonly<Record<RegionKey, string>> = {
  germany: 'EDDF',
  alps: 'LSZH',
  europe: 'LFPG',
  usEastCoast: 'KJFK',
};

/**
 * Address of all lights of a region with their reports, without language prefix; as a
 * table for readers, or as JSON for `LiveMap`.
 */
export const reportsPath = (region: RegionKey, form: 'table' | 'json') =>
  `${REPORTS_PATH}${form === 'json' ? '/reports' : ''}${
    region === REGIONS[0] ? '' : `?region=${region}`
  }`;

/** A light in words, in the language of the page. */
export interface LightView {
  readonly icao: string;
  readonly name: string;
  /** Percent of the width and height of a chart that is upright. */
  readonly left: number;
  readonly top: number;
  /** How `live-map.css` shows it, beside its category. */
  readonly look: string;
  readonly category: FlightCategory | null;
  /** The category's name, or that there is none. */
  readonly state: string;
  /** `null` for one without a report, and for one whose report is not in this view. */
  readonly report: ReportTexts | null;
}

/** Names of what a report says, and what else a map or its table has in words. */
const TEXTS = [
  ...(['hint', 'keys', 'category', 'airport', 'time', 'wind'] as const),
  ...(['visibility', 'ceiling', 'raw', 'table', 'tableCaption'] as const),
  ...(['sample'] as const),
];

/**
 * The live map in words: everything that its component shows, so that neither
 * messages nor the rules for them have to reach the browser.
 */
export interface MapView {
  /** Whose chart it is. */
  readonly region: RegionKey;
  /** The chart is wider than high. */
  readonly isWide: boolean;
  /** The light that is chosen before a visitor chooses one. */
  readonly chosen: string | null;
  readonly lights: readonly LightView[];
  /** All lights have their reports, not the chosen one alone. */
  readonly isWhole: boolean;
  /** How many lights there are of each category. */
  readonly counts: readonly {
    readonly category: FlightCategory;
    readonly count: number;
  }[];
  /** The reports are nobody's: samples, or made up by where they come from. */
  readonly isSample: boolean;
  /** Where the reports come from, or that they are samples. */
  readonly note: string;
  /** Address of all reports as a table. */
  readonly tablePath: string;
  /** Address of all lights with their reports, as JSON; see `LiveMap`. */
  readonly reportsPath: string;
  readonly texts: Readonly<Record<'label' | (typeof TEXTS)[number], string>>;
}

/** Puts the weather into the words of a language. */
export function mapView(
  {lights, region, source, now}: Weather,
  t: Translator,
  locale: Locale,
  reports: 'all' | 'chosen',
): MapView {
  const {width, height} = CHARTS[region];
  const lit = lights.filter(({category}) => category !== null);
  const chosen =
    (lit.find(({station}) => station.icao === FIRST[region]) ?? lit[0])?.station
      .icao ?? null;
  const isWhole = reports === 'all';
  const lightView = ({station, category, report, observedAt}: Light) => {
    const {icao, name, left, top, isHub, isMinor, labelSide} = station;
    const look = [
      isHub && 'hub',
      isMinor && 'minor',
      labelSide !== 'right' && labelSide,
    ];
    return {
      icao,
      name: name[locale.code],
      left,
      top,
      look: look.filter(Boolean).join(' '),
      category,
      state:
        category?.toUpperCase() ??
        t(report ? 'liveMap.unknown' : 'liveMap.none'),
      report:
        report && (isWhole || icao === chosen)
          ? reportTexts(report, observedAt, now, t, locale)
          : null,
    };
  };
  return {
    region,
    isWide: width > height,
    chosen,
    lights: lights.map(lightView),
    isWhole,
    counts: FLIGHT_CATEGORIES.map((category) => ({
      category,
      count: lit.filter((light) => light.category === category).length,
    })),
    isSample: source.kind !== 'service',
    note:
      source.kind === 'service'
        ? t('liveMap.source', {host: source.host})
        : t(`liveMap.${source.kind}Note`),
    tablePath: localizedPath(reportsPath(region, 'table'), locale),
    reportsPath: localizedPath(reportsPath(region, 'json'), locale),
    texts: {
      ...(Object.fromEntries(
        TEXTS.map((key) => [key, t(`liveMap.${key}`)]),
      ) as Record<(typeof TEXTS)[number], string>),
      label: t('liveMap.label', {count: String(lights.length)}),
    },
  };
}
