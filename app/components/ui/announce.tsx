const ID = 'announcements';

/** `aria-live` keeps it readable while a dialog is open. */
export function LiveRegion() {
  return <div id={ID} role="status" aria-live="polite" className="sr-only" />;
}

/** Announces a text politely to screen readers; a repeated text is read again. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (!region) return;
  // The no-break space makes an equal text a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
