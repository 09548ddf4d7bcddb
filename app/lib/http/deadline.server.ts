import {isSafeMethod} from './is-safe-method';
import {PAGE_TIMEOUT_MS, WRITE_TIMEOUT_MS} from '~/lib/limits/limits';

/** Time limit for the response to a request. */
export interface Deadline {
  /** Milliseconds left; 0 when it is past. */
  readonly left: () => number;
}

/** For background work. */
export const NO_DEADLINE: Deadline = {left: () => Infinity};

/** Deadline shared by all requests to Shopify of one visitor's request; tests replace `now`. */
export function deadlineOf(
  request: Pick<Request, 'method'>,
  now?: () => number,
): Deadline {
  return deadlineIn(
    isSafeMethod(request) ? PAGE_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    now,
  );
}

/** A deadline that many milliseconds from now. */
export function deadlineIn(
  milliseconds: number,
  now: () => number = Date.now,
): Deadline {
  const end = now() + milliseconds;
  return {left: () => Math.max(0, end - now())};
}
