/** A request took longer than it was given. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * `fetch` that gives up, and aborts the request, after a time. The limit covers
 * reading the body as well when `read` does so.
 *
 * @param milliseconds time for the answer, its body included.
 * @param read takes what the caller needs from the response while the clock runs.
 * @throws {TimeoutError} when time is up; whatever `fetch` throws otherwise.
 */
export async function fetchWithTimeout<T>(
  url: string,
  init: RequestInit,
  milliseconds: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, milliseconds);
  try {
    return await read(await fetch(url, {...init, signal: controller.signal}));
  } catch (error) {
    if (!timedOut) throw error;
    throw new TimeoutError(`No answer within ${milliseconds} ms.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
