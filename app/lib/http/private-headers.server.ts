/** Headers of a response for one visitor. */
export const PRIVATE = {'Cache-Control': 'private, no-store'};

/** Headers for the data of a form's loader or action; `retryAfter` in seconds. */
export function privateHeaders(
  retryAfter?: number,
): Readonly<Record<string, string>> {
  return retryAfter === undefined
    ? PRIVATE
    : {...PRIVATE, 'Retry-After': String(retryAfter)};
}

/** A form route's `headers`, with the action's `Retry-After`. */
export function formHeaders({
  actionHeaders,
}: {
  readonly actionHeaders: Headers;
}): Readonly<Record<string, string>> {
  return privateHeaders(Number(actionHeaders.get('Retry-After')) || undefined);
}
