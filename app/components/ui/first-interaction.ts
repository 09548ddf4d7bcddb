const EVENTS = ['pointerover', 'touchstart', 'keydown'] as const;

/** Comes well after a page has loaded; some visitors only read. */
const LATEST = 20_000;

/**
 * Calls `listener` at the visitor's first interaction (mouse, finger or key), or
 * after 20 s. It may be called more than once.
 *
 * @returns the function that removes the listener.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const once = {once: true, passive: true} as const;
  for (const event of EVENTS) window.addEventListener(event, listener, once);
  const timer = setTimeout(listener, LATEST);
  return () => {
    clearTimeout(timer);
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}
