import {formatter} from '~/lib/i18n/formatter';
import type {Locale} from '~/lib/i18n/locale';
import type {MapTranslator} from '~/lib/i18n/messages.server';
import {STATUTE_MILE, type Ceiling} from './flight-category';
import type {Report, Visibility, Wind} from './weather';

/** Distances from here on are in kilometres, as in METAR reports. */
const KILOMETRES_FROM = 5000;

const MINUTE = 60_000;

/** Longer ages are in hours. */
const MAX_MINUTES = 90;

export interface ReportTexts {
  readonly plain: string;
  readonly raw: string;
  readonly wind: string;
  readonly visibility: string;
  readonly ceiling: string;
  readonly time: string;
  readonly age: string | null;
}

/** Puts a report into words; `observedAt` and `now` are milliseconds since 1970. */
export function reportTexts(
  report: Report,
  observedAt: number | null,
  now: number,
  t: MapTranslator,
  locale: Pick<Locale, 'tag'>,
): ReportTexts {
  const {raw, wind, visibility, ceiling} = report;
  const missing = t('liveMap.values.missing');
  const time =
    observedAt === null ? report.time : formatUtc(observedAt, locale);
  return {
    plain: plainText(report, t),
    raw,
    wind: wind ? windText(wind, t) : missing,
    visibility: visibility ? visibilityText(visibility, t) : missing,
    ceiling: ceilingText(ceiling, t),
    // Aviation uses UTC.
    time: time === null ? missing : t('liveMap.values.utc', {time}),
    age: observedAt === null ? null : ageText(observedAt, now, locale),
  };
}

/** Metres from which visibility is good, fair and poor; below is fog. */
const VISIBILITIES = [
  ['good', 8000],
  ['fair', 5000],
  ['poor', 1500],
  ['fog', 0],
] as const;

/** One sentence for readers who do not read METAR. */
function plainText(
  {visibility, ceiling, category}: Report,
  t: MapTranslator,
): string {
  const metres =
    visibility &&
    visibility.value * (visibility.unit === 'SM' ? STATUTE_MILE : 1);
  const sight =
    metres === null
      ? 'unknown'
      : (VISIBILITIES.find(([, least]) => metres >= least)?.[0] ?? 'fog');
  return t('liveMap.plain.sentence', {
    visibility: t(`liveMap.plain.visibility.${sight}`),
    clouds:
      ceiling.kind === 'height'
        ? t('liveMap.plain.clouds.height', {feet: ceiling.feet})
        : t(`liveMap.plain.clouds.${ceiling.kind}`),
    category: t(`liveMap.plain.category.${category ?? 'unknown'}`),
  });
}

function windText(
  {from, speed, gust, between}: Wind,
  t: MapTranslator,
): string {
  if (speed === 0 && gust === null) return t('liveMap.values.calm');
  const degrees = (value: number) => String(value).padStart(3, '0');
  let wind =
    from === null
      ? t('liveMap.values.variable', {speed: String(speed)})
      : t('liveMap.values.from', {
          degrees: degrees(from),
          speed: String(speed),
        });
  if (gust !== null)
    wind = t('liveMap.values.gust', {wind, gust: String(gust)});
  if (!between) return wind;
  return t('liveMap.values.between', {
    wind,
    from: degrees(between[0]),
    to: degrees(between[1]),
  });
}

function visibilityText(
  {value, unit, bound}: Visibility,
  t: MapTranslator,
): string {
  const metric =
    value >= KILOMETRES_FROM
      ? t('liveMap.values.kilometres', {value: value / 1000})
      : t('liveMap.values.metres', {value});
  const distance = unit === 'SM' ? milesText(value, t) : metric;
  return bound ? t(`liveMap.values.${bound}`, {distance}) : distance;
}

const EIGHTHS = '⅛¼⅜½⅝¾⅞';

/** Statute miles as reports and pilots count them: `¼ mile`, `1½ miles`. */
function milesText(value: number, t: MapTranslator): string {
  const part = EIGHTHS[(value % 1) * 8 - 1];
  if (!part) return t('liveMap.values.miles', {value});
  // A part of one mile is no plural.
  return t('liveMap.values.miles', {value: Math.max(value, 1)}).replace(
    /[\d.,]+/,
    `${Math.trunc(value) || ''}${part}`,
  );
}

function ceilingText(ceiling: Ceiling, t: MapTranslator): string {
  if (ceiling.kind === 'height') {
    return t('liveMap.values.feet', {feet: ceiling.feet});
  }
  return t(
    ceiling.kind === 'none'
      ? 'liveMap.values.noCeiling'
      : 'liveMap.values.missing',
  );
}

/** Day and time in UTC, such as `21. Nov., 12:20`. */
function formatUtc(moment: number, {tag}: Pick<Locale, 'tag'>): string {
  return formatter(
    `${tag} utc`,
    () =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  ).format(moment);
}

/** The age of a report, such as `vor 12 Min.` or `2 hr. ago`; a time in the future counts as now. */
function ageText(
  observedAt: number,
  now: number,
  {tag}: Pick<Locale, 'tag'>,
): string {
  const minutes = Math.max(0, Math.round((now - observedAt) / MINUTE));
  const format = formatter(
    `${tag} age`,
    () => new Intl.RelativeTimeFormat(tag, {style: 'short'}),
  );
  return minutes < MAX_MINUTES
    ? format.format(-minutes, 'minute')
    : format.format(-Math.round(minutes / 60), 'hour');
}
