import {expect, it} from 'vitest';
import {isHoliday, type Holidays} from './holidays';

const holidays = (year: number, calendar: Holidays) =>
  Array.from(
    {length: 366},
    (_, index) => new Date(Date.UTC(year, 0, 1 + index, 12)),
  )
    .filter((day) => isHoliday(day, calendar) && day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((date) => date.startsWith(String(year)));

it('knows Germany’s nationwide holidays, including those around Easter', () => {
  expect(holidays(2027, 'DE')).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-06',
    '2027-05-17',
  ]);
});

it.each([
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2026, '2026-04-06'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
])('knows Easter Monday of %i', (year, monday) => {
  expect(holidays(year, 'DE')).toContain(monday);
});

it('also knows the federal holidays of the US, observed beside a weekend', () => {
  const german = holidays(2026, 'DE');
  const more = holidays(2026, 'US').filter((day) => !german.includes(day));
  expect(more).toEqual([
    '2026-01-19',
    '2026-02-16',
    '2026-06-19',
    // Independence Day is a Saturday.
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
  ]);
  expect(holidays(2027, 'US')).toEqual(
    expect.arrayContaining(['2027-05-31', '2027-12-24']),
  );
});
