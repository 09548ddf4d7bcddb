import {formatted, formatter} from './formatter';
import {DEFAULT_LOCALE, type Locale} from './locale';

/** Formats a date in Berlin time, such as `21. November 2026`. */
export function formatDate(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return formatted<number>(
    `${tag} date`,
    date.valueOf(),
    () =>
      new Intl.DateTimeFormat(tag, {
        dateStyle: 'long',
        timeZone: 'Europe/Berlin',
      }),
  );
}

/** Formats a day in Berlin time, such as `Fr., 4. Dez.`. */
export function formatDay(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return formatter(
    `${tag} day`,
    () =>
      new Intl.DateTimeFormat(tag, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'Europe/Berlin',
      }),
  ).format(date);
}

/** The year in Europe/Berlin. */
export function berlinYear(moment: Date): number {
  return Number(/\d{4}$/.exec(formatDate(moment, DEFAULT_LOCALE))?.[0]);
}
