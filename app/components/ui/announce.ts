/** Id of the live region that `LiveRegion` puts on every page. */
export const LIVE_REGION_ID = 'announcements';

/**
 * Reads a sentence out to screen-reader users, without interrupting them.
 * Browser only. The same sentence twice is read twice.
 */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  // A trailing no-break space makes an equal text a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
