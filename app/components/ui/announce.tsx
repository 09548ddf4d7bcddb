const ID = 'announcements';

/**
 * Polite live region of the page. The explicit `aria-live` keeps it readable while a
 * dialog hides the rest of the page.
 */
export function LiveRegion() {
  return <div id={ID} role="status" aria-live="polite" className="sr-only" />;
}

/**
 * Reads a sentence out to screen-reader users, without interrupting them.
 * Browser only. The same sentence twice is read twice.
 */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (!region) return;
  // A trailing no-break space makes an equal text a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
