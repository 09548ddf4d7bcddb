const DAY_MS = 24 * 60 * 60 * 1000;

const GERMAN_DATES = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const GERMAN_EASTER_DAYS = [-2, 1, 39, 50];

const AMERICAN_DATES = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Month, week of the month, weekday: King, Presidents, Labor Day, Columbus, Thanksgiving. */
const AMERICAN_WEEKDAYS = ['01-3-1', '02-3-1', '09-1-1', '10-2-1', '11-4-4'];

/** `US`: the holidays of Germany, from where we ship, and the federal holidays of the US. */
export type Holidays = 'DE' | 'US';

/** Whether a day (noon in UTC) is a holiday; of the German holidays only the nationwide ones. */
export function isHoliday(day: Date, holidays: Holidays): boolean {
  const fromEaster = Math.round((Number(day) - easter(day)) / DAY_MS);
  return (
    GERMAN_DATES.includes(monthAndDay(day)) ||
    GERMAN_EASTER_DAYS.includes(fromEaster) ||
    (holidays === 'US' && isAmericanHoliday(day))
  );
}

/** Federal; one at a weekend is observed on the Friday before or the Monday after. */
function isAmericanHoliday(day: Date): boolean {
  const weekday = day.getUTCDay();
  const [month, date] = monthAndDay(day).split('-');
  const week = Math.ceil(Number(date) / 7);
  const beside = {1: -1, 5: 1}[weekday] ?? 0;
  return (
    // The last Monday of May.
    (month === '05' && weekday === 1 && Number(date) > 24) ||
    AMERICAN_WEEKDAYS.includes(`${month}-${week}-${weekday}`) ||
    [0, beside].some((days) =>
      AMERICAN_DATES.includes(monthAndDay(new Date(+day + days * DAY_MS))),
    )
  );
}

const monthAndDay = (day: Date) => day.toISOString().slice(5, 10);

/** Noon of Easter Sunday in a day's year, by Gauss's rule; until 2099. */
function easter(day: Date): number {
  const year = day.getUTCFullYear();
  const cycle = year % 19;
  const raw = (19 * cycle + 24) % 30;
  const moon = raw === 29 || (raw === 28 && cycle > 10) ? raw - 1 : raw;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  return Date.UTC(year, 2, 22 + moon + sunday, 12);
}
