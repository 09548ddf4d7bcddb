import type {Locale} from '~/lib/i18n/locale';
import type {Translator} from '~/lib/i18n/messages';
import type {Ceiling} from './flight-category';
import type {Report, Visibility, Wind} from './report';

/** Metres from which a distance is told in kilometres, as in METAR reports themselves. */
const KILOMETRES_FROM = 5000;

/** What a report says, in the words of a language. */
export function reportTexts(
  {wind, visibility, ceiling, time}: Report,
  observedAt: number | null,
  t: Translator,
  locale: Pick<Locale, 'tag'>,
): Record<'wind' | 'visibility' | 'ceiling' | 'time', string> {
  const missing = t('liveMap.values.missing');
  return {
    wind: wind ? windText(wind, t) : missing,
    visibility: visibility ? visibilityText(visibility, t) : missing,
    ceiling: ceilingText(ceiling, t),
    time: timeText(time, observedAt, t, locale) ?? missing,
  };
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
