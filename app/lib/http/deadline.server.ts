/** Milliseconds for a page: an attempt at the provider, and a second one cut short. */
const PAGE = 10_000;

/** For a form or an endpoint: three attempts and the waits between them. */
const CHANGE = 17_000;

/** When the response to a visitor's request has to be there. */
export interface Deadline {
  /** Milliseconds until then; 0 when it is past. */
  readonly left: () => number;
}

/** For what nobody waits for. */
export const NO_DEADLINE: Deadline = {left: () => Infinity};

/**
 * One for everything that a request asks of the provider.
 *
 * @param now milliseconds since 1970; tests replace it.
 */
export function deadlineOf(
  {method}: Pick<Request, 'method'>,
  now: () => number = Date.now,
): Deadline {
  const end = now() + (method === 'GET' || method === 'HEAD' ? PAGE : CHANGE);
  return {left: () => Math.max(0, end - now())};
}
