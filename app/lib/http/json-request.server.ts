import {TimeoutError} from '~/lib/concurrency/with-timeout.server';
import {jsonError, tooManyRequests} from './json-error.server';
import {clientKeyOf} from './client-key';
import {readSentText} from './read-text.server';

interface ReadJsonOptions {
  readonly types?: readonly string[];
  readonly maxBytes: number;
  /** Counts the request; returns seconds to wait, or `null`. */
  readonly wait: (clientKey: string) => number | null;
}

/**
 * Reads the JSON body of a POST request.
 * @returns the value, or an error response: 400, 405, 408, 413, 415 or 429.
 */
export async function readJson(
  request: Request,
  {types, maxBytes, wait}: ReadJsonOptions,
): Promise<unknown> {
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  const seconds = wait(clientKeyOf(request));
  if (seconds !== null) return tooManyRequests(seconds);
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (types && !types.includes(type.trim().toLowerCase())) {
    return jsonError(415, 'The body must be JSON.');
  }
  try {
    const text = await readSentText(request, maxBytes);
    return text === null
      ? jsonError(413, `The body is larger than ${maxBytes} bytes.`)
      : JSON.parse(text);
  } catch (error) {
    return error instanceof TimeoutError
      ? jsonError(408, 'The body did not arrive in time.')
      : jsonError(400, 'The body must be JSON.');
  }
}
