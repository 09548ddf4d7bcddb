/** A page with a form is one visitor's: its ticket is, and what he typed. */
const UNSHARED = {'Cache-Control': 'private, no-store'};

/**
 * Headers of what a form's loader or action answers with.
 *
 * @param retryAfter seconds that a visitor has to wait who sent too much.
 */
export function formHeaders(retryAfter?: number): Record<string, string> {
  return retryAfter === undefined
    ? UNSHARED
    : {...UNSHARED, 'Retry-After': String(retryAfter)};
}

/** The same for the document around it, which takes none of them by itself. */
export function formPageHeaders(actionHeaders: Headers): Headers {
  const headers = new Headers(formHeaders());
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return headers;
}
