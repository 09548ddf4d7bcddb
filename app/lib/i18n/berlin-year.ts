/** Made once: making one takes longer than all that it then formats. */
const year = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

/** The calendar year at a moment in the shop's time zone, Europe/Berlin. */
export function berlinYear(moment: Date): number {
  return Number(year.format(moment));
}
