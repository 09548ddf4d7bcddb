const MINUTE = 60_000;

/** From this many minutes on, hours say enough. */
const MOST_MINUTES = 90;

/**
 * How long ago something was observed, such as `vor 12 Min.` or `2 hr. ago`; what
 * lies ahead of a clock that is slow counts as now.
 *
 * @param observedAt milliseconds since 1970, as `now`.
 * @param tag BCP 47 tag of the page's language.
 */
export function ageText(observedAt: number, now: number, tag: string): string {
  const minutes = Math.max(0, Math.round((now - observedAt) / MINUTE));
  const format = ageFormat(tag);
  return minutes < MOST_MINUTES
    ? format.format(-minutes, 'minute')
    : format.format(-Math.round(minutes / 60), 'hour');
}

/** One for each language: making one takes longer than all that it then formats. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function ageFormat(tag: string): Intl.RelativeTimeFormat {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.RelativeTimeFormat(tag, {style: 'short'});
    formats.set(tag, format);
  }
  return format;
}
