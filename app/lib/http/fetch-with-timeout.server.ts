/** Something took longer than it was given. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for a promise, but no longer than `milliseconds`; the work itself goes on.
 *
 * @throws {TimeoutError} when the time is over.
 */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`Not done within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `fetch` that is aborted after a time.
 *
 * @param milliseconds until `read` is done.
 * @param read takes what the caller needs from the response while the clock runs.
 * @throws {TimeoutError} when time is up; whatever `fetch` and `read` throw otherwise.
 */
export async function fetchWithTimeout<T>(
  url: string,
  init: RequestInit,
  milliseconds: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    const response = fetch(url, {...init, signal: controller.signal});
    return await within(milliseconds, response.then(read));
  } catch (error) {
    controller.abort();
    throw error;
  }
}

/** The other side answered, but not with success. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(readonly status: number) {
    super(`The response had the status ${status}.`);
  }
}

/** Statuses after which a read is worth a second attempt. */
const RETRIED: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * A request to a service that is not the provider's: weather, messages. A read that
 * fails with a status of `RETRIED` is repeated once, a write never. Redirects are not
 * followed: another host would get what was meant for this one.
 *
 * @param timeout milliseconds for each attempt, reading the body included.
 * @throws {RequestError} for every response that is no success; else like
 *   `fetchWithTimeout`.
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
    const isRead = ['GET', 'HEAD'].includes(init.method ?? 'GET');
    if (
      isRead &&
      error instanceof RequestError &&
      RETRIED.includes(error.status)
    ) {
      return attempt();
    }
    throw error;
  }
}
