const ID = 'announcements';

/** Live region of the page; `aria-live` keeps it readable while a dialog is open. */
export function LiveRegion() {
  return <div id={ID} role="status" aria-live="polite" className="sr-only" />;
}

/** Reads a sentence out, without interrupting; the same sentence twice is read twice. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (!region) return;
  // A trailing no-break space makes an equal text a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
