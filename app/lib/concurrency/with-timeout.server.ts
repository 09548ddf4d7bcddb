export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Rejects with a `TimeoutError` after `milliseconds`; the work itself is not cancelled. */
export async function withTimeout<T>(
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
