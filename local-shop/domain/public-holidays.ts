/** Easter Sunday as a day of March, which may exceed 31, by Gauss's rule; until 2099. */
function easterSunday(year: number): number {
  const cycle = year % 19;
  const raw = (19 * cycle + 24) % 30;
  const moon = raw === 29 || (raw === 28 && cycle > 10) ? raw - 1 : raw;
  return 22 + moon + ((2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7);
}

const date = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

function inGermany(year: number): Date[] {
  const easter = easterSunday(year);
  return [
    date(year, 1, 1),
    ...[-2, 1, 39, 50].map((days) => date(year, 3, easter + days)),
    date(year, 5, 1),
    date(year, 10, 3),
    date(year, 12, 25),
    date(year, 12, 26),
  ];
}

/** The date of the nth Monday (1) or Thursday (4) of a month. */
function nth(year: number, month: number, week: number, weekday = 1): Date {
  const first = date(year, month, 1).getUTCDay();
  return date(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (week - 1));
}

/**
 * A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday
 * after.
 */
function observed(day: Date): Date {
  const shift = {0: 1, 6: -1}[day.getUTCDay()] ?? 0;
  return new Date(Number(day) + shift * 86_400_000);
}

function inTheUnitedStates(year: number): Date[] {
  // The last Monday of May is a week before the first of June.
  const memorialDay = nth(year, 6, 0);
  return [
    ...[date(year, 6, 19), date(year, 7, 4), date(year, 11, 11)].map(observed),
    ...[date(year, 1, 1), date(year + 1, 1, 1), date(year, 12, 25)].map(
      observed,
    ),
    nth(year, 1, 3),
    nth(year, 2, 3),
    memorialDay,
    nth(year, 9, 1),
    nth(year, 10, 2),
    nth(year, 11, 4, 4),
  ];
}

/**
 * Whether a day is a nationwide holiday in Germany, where parcels start, or in the US for
 * parcels to the US.
 */
export function isHoliday(day: Date, country: string): boolean {
  const year = day.getUTCFullYear();
  const days = [
    ...inGermany(year),
    ...(country === 'US' ? inTheUnitedStates(year) : []),
  ];
  return days.some(
    (holiday) =>
      holiday.toISOString().slice(0, 10) === day.toISOString().slice(0, 10),
  );
}
