import type {Order} from './order';
import {isHoliday} from './public-holidays';
import {tagOf} from './shop-urls';

/** First and last day on which an order may arrive, as text; `null` if they are not known. */
export function deliveryDates({
  processedAt,
  shipping,
  shippingAddress,
  locale,
}: Pick<Order, 'processedAt' | 'shipping' | 'shippingAddress' | 'locale'>):
  | string
  | null {
  if (!shipping.days) return null;
  const country = shippingAddress?.countryCode ?? 'DE';
  const [first, last] = shipping.days.map((days) =>
    workdaysAfter(new Date(processedAt), days, country),
  );
  return new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(first ?? 0, last ?? 0);
}

/** The date after this many working days. */
export function workdaysAfter(
  start: Date,
  days: number,
  country: string,
): Date {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0 && !isHoliday(day, country)) left -= 1;
  }
  return day;
}
