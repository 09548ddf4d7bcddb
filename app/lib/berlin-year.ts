/** The calendar year at a moment in the shop's time zone, Europe/Berlin. */
export function berlinYear(moment: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', {
      year: 'numeric',
      timeZone: 'Europe/Berlin',
    }).format(moment),
  );
}
