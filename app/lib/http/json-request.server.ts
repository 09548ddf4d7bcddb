import {TimeoutError} from './fetch-with-timeout.server';
import {jsonError, tooManyRequests} from './json-error.server';
import {buyerOf} from './rate-limit.server';
import {readSentText} from './read-text.server';

/** What an endpoint takes. */
interface Taken {
  /** Media types of the body; any when left out. */
  readonly types?: readonly string[];
  readonly mostBytes: number;
  /** Counts the request; seconds to wait when there were too many. */
  readonly wait: (buyer: string) => number | null;
}

/**
 * Reads the JSON that is posted to an endpoint.
 *
 * @returns the value, or a `Response` that says why there is none: 405, 408, 413, 415,
 *   429, or 400 for what is no JSON.
 */
export async function readJson(
  request: Request,
  {types, mostBytes, wait}: Taken,
): Promise<unknown> {
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  const seconds = wait(buyerOf(request));
  if (seconds !== null) return tooManyRequests(seconds);
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (types && !types.includes(type.trim().toLowerCase())) {
    return jsonError(415, 'The body must be JSON.');
  }
  try {
    const text = await readSentText(request, mostBytes);
    return text === null
      ? jsonError(413, `The body is larger than ${mostBytes} bytes.`)
      : JSON.parse(text);
  } catch (error) {
    return error instanceof TimeoutError
      ? jsonError(408, 'The body did not arrive in time.')
      : jsonError(400, 'The body must be JSON.');
  }
}
