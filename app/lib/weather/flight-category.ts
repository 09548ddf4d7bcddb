/** From good weather to bad. */
export const FLIGHT_CATEGORIES = ['vfr', 'mvfr', 'ifr', 'lifr'] as const;

export type FlightCategory = (typeof FLIGHT_CATEGORIES)[number];

/** Height of the lowest layer that covers more than half of the sky. */
export type Ceiling =
  | {readonly kind: 'height'; readonly feet: number}
  /** The report rules out a ceiling at the heights that matter. */
  | {readonly kind: 'none'}
  /** Not reported, or reported without its height. */
  | {readonly kind: 'unknown'};

export const STATUTE_MILE = 1609.344;

/**
 * The worse of ceiling and visibility (metres; aviationweather.gov, "Flight Category"): LIFR
 * below 500 ft or 1 mile, IFR below 1,000 ft or 3 miles, MVFR up to and including 3,000 ft
 * or 5 miles.
 * @returns `null` when a missing value could make it worse.
 */
export function flightCategory(
  ceiling: Ceiling,
  visibility: number | null,
): FlightCategory | null {
  const feet = ceiling.kind === 'height' ? ceiling.feet : Infinity;
  const miles = visibility === null ? Infinity : visibility / STATUTE_MILE;
  if (feet < 500 || miles < 1) return 'lifr';
  if (ceiling.kind === 'unknown' || visibility === null) return null;
  if (feet < 1000 || miles < 3) return 'ifr';
  if (feet <= 3000 || miles <= 5) return 'mvfr';
  return 'vfr';
}
