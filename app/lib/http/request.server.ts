import {fetchWithTimeout} from './fetch-with-timeout.server';

/** Answers after which a read is worth a second attempt. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([
  408, 409, 425, 429, 500, 502, 503, 504,
]);

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The other side answered, but not with success. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(readonly status: number) {
    super(`The answer had the status ${status}.`);
  }
}

/**
 * A request to a service that is not the provider's: weather, messages. Reads
 * that fail with a status of `RETRIED_STATUSES` are repeated once, writes never.
 * Redirects are not followed: another host would get what was meant for this one.
 *
 * @param timeout milliseconds for each attempt, reading the body included.
 * @param read takes what the caller needs from a successful response.
 * @throws {RequestError} for every answer that is no success.
 * @throws {TimeoutError} when time is up; whatever `fetch` throws otherwise.
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  timeout: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    fetchWithTimeout(
      url,
      {...init, redirect: 'manual'},
      timeout,
      async (response) => {
        if (response.ok) return read(response);
        await response.body?.cancel();
        throw new RequestError(response.status);
      },
    );
  try {
    return await attempt();
  } catch (error) {
    const isRead = READING_METHODS.has((init.method ?? 'GET').toUpperCase());
    const isWorthwhile =
      error instanceof RequestError && RETRIED_STATUSES.has(error.status);
    if (!isRead || !isWorthwhile) throw error;
    return attempt();
  }
}
