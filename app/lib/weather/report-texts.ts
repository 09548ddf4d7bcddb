import type {Locale} from '~/lib/i18n/locale';
import type {Translator} from '~/lib/i18n/messages';
import {STATUTE_MILE, type Ceiling} from './flight-category';
import type {Report, Visibility, Wind} from './report';

/** Metres from which a distance is told in kilometres, as in METAR reports themselves. */
const KILOMETRES_FROM = 5000;

/** What a report says, in the words of a language. */
export function reportTexts(
  report: Report,
  observedAt: number | null,
  t: Translator,
  locale: Pick<Locale, 'tag'>,
): Record<'plain' | 'wind' | 'visibility' | 'ceiling' | 'time', string> {
  const {wind, visibility, ceiling, time} = report;
  const missing = t('liveMap.values.missing');
  return {
    plain: plainText(report, t),
    wind: wind ? windText(wind, t) : missing,
    visibility: visibility ? visibilityText(visibility, t) : missing,
    ceiling: ceilingText(ceiling, t),
    time: timeText(time, observedAt, t, locale) ?? missing,
  };
}

/** Metres from which visibility is good, fair and poor; below is fog. */
const VISIBILITIES = [
  ['good', 8000],
  ['fair', 5000],
  ['poor', 1500],
  ['fog', 0],
] as const;

/** What it means for flying, for those who read no METAR: one sentence. */
function plainText(
  {visibility, ceiling, category}: Report,
  t: Translator,
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

function windText({from, speed, gust, between}: Wind, t: Translator): string {
  if (speed === 0 && gust === null) return t('liveMap.values.calm');
  let text =
    from === null
      ? t('liveMap.values.variable', {speed: String(speed)})
      : t('liveMap.values.from', {
          degrees: String(from).padStart(3, '0'),
          speed: String(speed),
        });
  if (gust !== null) {
    text = t('liveMap.values.gust', {wind: text, gust: String(gust)});
  }
  if (!between) return text;
  const [first, last] = between.map((degrees) =>
    String(degrees).padStart(3, '0'),
  );
  return t('liveMap.values.between', {
    wind: text,
    from: first ?? '',
    to: last ?? '',
  });
}

function visibilityText(
  {value, unit, bound}: Visibility,
  t: Translator,
): string {
  const distance =
    unit === 'SM'
      ? t('liveMap.values.miles', {value})
      : value >= KILOMETRES_FROM
        ? t('liveMap.values.kilometres', {value: value / 1000})
        : t('liveMap.values.metres', {value});
  return bound ? t(`liveMap.values.${bound}`, {distance}) : distance;
}

function ceilingText(ceiling: Ceiling, t: Translator): string {
  if (ceiling.kind === 'height') {
    return t('liveMap.values.feet', {feet: ceiling.feet});
  }
  return t(
    ceiling.kind === 'none'
      ? 'liveMap.values.noCeiling'
      : 'liveMap.values.missing',
  );
}

/** Time of day alone for samples, which have no date. Aviation counts in UTC. */
function timeText(
  time: string | null,
  observedAt: number | null,
  t: Translator,
  {tag}: Pick<Locale, 'tag'>,
): string | null {
  const shown = observedAt === null ? time : dateFormat(tag).format(observedAt);
  return shown === null ? null : t('liveMap.values.utc', {time: shown});
}

/** One for each language: making one takes longer than all that it then formats. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(tag: string): Intl.DateTimeFormat {
  let format = dateFormats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    dateFormats.set(tag, format);
  }
  return format;
}
