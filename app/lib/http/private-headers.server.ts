/** Headers of a response that is one visitor's: nobody stores it. */
export const PRIVATE = {'Cache-Control': 'private, no-store'};

/**
 * Headers of what a form's loader or action answers with.
 *
 * @param retryAfter seconds that a visitor has to wait who sent too much.
 */
export function answerHeaders(
  retryAfter?: number,
): Readonly<Record<string, string>> {
  return retryAfter === undefined
    ? PRIVATE
    : {...PRIVATE, 'Retry-After': String(retryAfter)};
}

/** The same for the page around it, as a route's `headers`. */
export function formHeaders({
  actionHeaders,
}: {
  readonly actionHeaders: Headers;
}): Readonly<Record<string, string>> {
  return answerHeaders(Number(actionHeaders.get('Retry-After')) || undefined);
}
