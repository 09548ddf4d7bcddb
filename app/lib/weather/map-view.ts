import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {Translator} from '~/lib/i18n/messages';
import {ageText} from './age-text';
import {FLIGHT_CATEGORIES, type FlightCategory} from './flight-category';
import type {LabelSide} from './placed-stations';
import {CHARTS} from './projection';
import {reportTexts} from './report-texts';
import type {Light, Weather, WeatherSource} from './weather';

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
  readonly isHub: boolean;
  readonly isMinor: boolean;
  readonly labelSide: LabelSide;
  readonly category: FlightCategory | null;
  /** The category's name, or that there is none. */
  readonly state: string;
  readonly report: {
    /** What it means for flying, in a sentence. */
    readonly plain: string;
    readonly raw: string;
    readonly wind: string;
    readonly visibility: string;
    readonly ceiling: string;
    readonly time: string;
    /** Milliseconds since 1970, and how long ago that was; `null` for samples. */
    readonly observedAt: number | null;
    readonly age: string | null;
  } | null;
}

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
  /** See `unreadMapView`. */
  readonly room?: readonly LightView[];
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
  readonly texts: {
    readonly [
      Key in
        | 'label'
        | 'hint'
        | 'keys'
        | 'none'
        | 'category'
        | 'airport'
        | 'time'
        | 'wind'
        | 'visibility'
        | 'ceiling'
        | 'raw'
        | 'table'
        | 'tableCaption'
        | 'sample'
    ]: string;
  };
}

/** Puts the weather into the words of a language. */
export function mapView(
  weather: Weather,
  t: Translator,
  locale: Locale,
): MapView {
  const {lights, region, source, now} = weather;
  const {width, height} = CHARTS[region];
  const withReport = lights.filter(({report}) => report !== null);
  return {
    region,
    isWide: width > height,
    chosen:
      (withReport.find(({icao}) => icao === FIRST[region]) ?? withReport[0])
        ?.icao ?? null,
    lights: lights.map((light) => lightView(light, t, {now, region, locale})),
    counts: FLIGHT_CATEGORIES.map((category) => ({
      category,
      count: withReport.filter(({report}) => report?.category === category)
        .length,
    })),
    isSample: source.kind !== 'service',
    note: noteText(source, t),
    tablePath: localizedPath(reportsPath(region, 'table'), locale),
    reportsPath: localizedPath(reportsPath(region, 'json'), locale),
    texts: {
      label: t('liveMap.label', {count: String(lights.length)}),
      hint: t('liveMap.hint'),
      keys: t('liveMap.keys'),
      none: t('liveMap.none'),
      category: t('liveMap.category'),
      airport: t('liveMap.airport'),
      time: t('liveMap.time'),
      wind: t('liveMap.wind'),
      visibility: t('liveMap.visibility'),
      ceiling: t('liveMap.ceiling'),
      raw: t('liveMap.raw'),
      table: t('liveMap.table'),
      tableCaption: t('liveMap.tableCaption'),
      sample: t('liveMap.sample'),
    },
  };
}

/**
 * The map as a page has it before anyone looks at it: with the report that is chosen,
 * and some of nobody that have the longest of all texts and keep the room that others
 * will take. How wide a name is, its length does not quite say: the three longest are
 * tried.
 */
export function unreadMapView(view: MapView): MapView {
  const longest = (text: (light: LightView) => string | null | undefined) =>
    view.lights
      .map((light) => text(light) ?? '')
      .reduce((left, right) => (right.length > left.length ? right : left), '');
  const state = longest((light) => light.state);
  const report = {
    plain: longest((light) => light.report?.plain),
    raw: longest((light) => light.report?.raw),
    wind: longest((light) => light.report?.wind),
    visibility: longest((light) => light.report?.visibility),
    ceiling: longest((light) => light.report?.ceiling),
    time: longest((light) => light.report?.time),
    observedAt: null,
    age: longest((light) => light.report?.age),
  };
  return {
    ...view,
    lights: view.lights.map((light) =>
      light.icao === view.chosen ? light : {...light, report: null},
    ),
    room: [...view.lights]
      .sort((left, right) => right.name.length - left.name.length)
      .slice(0, 3)
      .map((light) => ({...light, state, report})),
  };
}

function noteText(source: WeatherSource, t: Translator): string {
  switch (source.kind) {
    case 'service':
      return t('liveMap.source', {host: source.host});
    case 'madeUp':
      return t('liveMap.madeUpNote');
    case 'samples':
      return t('liveMap.sampleNote');
  }
}

function lightView(
  {report, observedAt, x, y, ...light}: Light,
  t: Translator,
  {
    now,
    region,
    locale,
  }: {now: number; region: RegionKey; locale: Pick<Locale, 'tag'>},
): LightView {
  const category = report?.category ?? null;
  return {
    ...light,
    ...placeOnWall(x, y, region),
    category,
    state: !report
      ? t('liveMap.none')
      : (category?.toUpperCase() ?? t('liveMap.unknown')),
    report: report && {
      raw: report.raw,
      ...reportTexts(report, observedAt, t, locale),
      observedAt,
      age: observedAt === null ? null : ageText(observedAt, now, locale.tag),
    },
  };
}

/**
 * Where a light is in the place that all charts have, which is upright: one that is wider
 * than high hangs in its middle. In percent, to a tenth.
 */
function placeOnWall(
  x: number,
  y: number,
  region: RegionKey,
): Pick<LightView, 'left' | 'top'> {
  const {width, height} = CHARTS[region];
  const upright = CHARTS[REGIONS[0]];
  const share = (height / width) * (upright.width / upright.height);
  const percent = (part: number) => Math.round(part * 1000) / 10;
  return {
    left: percent(x / width),
    top: percent(0.5 + (y / height - 0.5) * share),
  };
}
