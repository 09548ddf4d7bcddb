import type {Order} from './order';

/** From the first to the last day on which an order may arrive, ready to read; `null` where nobody knows. */
export function deliveryDates({
  processedAt,
  shipping,
  locale,
}: Pick<Order, 'processedAt' | 'shipping' | 'locale'>): string | null {
  if (!shipping.days) return null;
  const [first, last] = shipping.days.map((days) =>
    workdaysAfter(new Date(processedAt), days),
  );
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'de-DE', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(first ?? 0, last ?? 0);
}

/** So many days from Monday to Friday later. */
function workdaysAfter(start: Date, days: number): Date {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}
