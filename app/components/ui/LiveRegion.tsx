import {LIVE_REGION_ID} from './announce';

/**
 * Polite live region of the page; see `announce`. The explicit `aria-live` keeps
 * it readable while a dialog hides the rest of the page.
 */
export function LiveRegion() {
  return (
    <div
      id={LIVE_REGION_ID}
      role="status"
      aria-live="polite"
      className="sr-only"
    />
  );
}
