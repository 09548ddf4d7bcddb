import {localizedPath, type Locale} from '~/lib/i18n/locale';
import type {RegionKey} from '~/lib/i18n/market-facts';
import type {MapTranslator} from '~/lib/i18n/messages.server';
import type {FlightCategory} from './flight-category';
import {CHARTS} from './projection';
import {reportTexts} from './report-texts';
import type {Light, Weather} from './weather';

export const REPORTS_PATH = '/weather';

/** Selected at first: the largest airport of each chart. */
const FIRST: Readonly<Record<RegionKey, string>> = {
  germany: 'EDDF',
  alps: 'LSZH',
  europe: 'LFPG',
  usEastCoast: 'KJFK',
};

/** Path of a region's reports as a table or as JSON, without language prefix. */
export const reportsPath = (region: RegionKey, form: 'table' | 'json') =>
  `${REPORTS_PATH}${form === 'json' ? '/reports' : ''}?region=${region}`;

export type LightView = MapView['lights'][number];

const TEXTS = [
  ...(['hint', 'keys', 'category', 'airport', 'time', 'wind'] as const),
  ...(['visibility', 'ceiling', 'raw', 'table', 'tableCaption'] as const),
];

/** The live map in words, so that neither messages nor rules reach the browser. */
export type MapView = ReturnType<typeof mapView>;

/** Puts the weather into words. */
export function mapView(
  {lights, region, source, now}: Weather,
  t: MapTranslator,
  locale: Locale,
  reports: 'all' | 'chosen',
) {
  const {width, height} = CHARTS[region];
  const lit = lights.filter(({category}) => category !== null);
  const chosen =
    (lit.find(({station}) => station.icao === FIRST[region]) ?? lit.at(0))
      ?.station.icao ?? null;
  const isWhole = reports === 'all';
  /** Made-up reports have no age: they would read as live. */
  const isMadeUp = source.kind === 'madeUp';
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
      /** Percent of the width and height of a portrait chart. */
      left,
      top,
      /** Class names for `live-map.css`. */
      look: look.filter(Boolean).join(' '),
      category,
      state: category
        ? stateText(category, source, t)
        : t(report ? 'liveMap.unknown' : 'liveMap.none'),
      // Left out, it weighs nothing in the page's data.
      ...(report &&
        (isWhole || icao === chosen) && {
          report: {
            ...reportTexts(report, observedAt, now, t, locale),
            ...(isMadeUp && {age: null}),
          },
        }),
    };
  };
  return {
    region,
    isWide: width > height,
    /** ICAO code of the light that is selected at first. */
    chosen,
    lights: lights.map(lightView),
    /** All lights have their reports, not only the selected one. */
    isWhole,
    /** Says whose reports these are, or that they are samples. */
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
      ...(isMadeUp && {time: t('liveMap.sampleTime')}),
      label: t('liveMap.label', {count: String(lights.length)}),
    },
  };
}

/** The category; without any report the light itself says that it is a sample. */
function stateText(
  category: FlightCategory,
  {kind}: Weather['source'],
  t: MapTranslator,
): string {
  const state = category.toUpperCase();
  return kind === 'samples' ? t('liveMap.sampleState', {state}) : state;
}
