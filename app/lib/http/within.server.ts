import {TimeoutError} from './fetch-with-timeout.server';

/**
 * Waits for a promise, but no longer than `milliseconds`; the work itself goes
 * on. For parts of a page that it can do without.
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
