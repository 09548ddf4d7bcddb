/** The last request of this page for each lock that the browser refused. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs requests one at a time across tabs, because their responses set the same cookie. Where the
 * browser refuses locks, as to a frame without storage of its own (a preview in the admin), the
 * requests of this page still take turns.
 */
export async function withLock<Result>(
  lock: string,
  request: () => Promise<Result>,
): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return request();
  };
  try {
    return await navigator.locks.request(lock, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return inQueue(lock, begin);
  }
}

function inQueue<Result>(
  lock: string,
  request: () => Promise<Result>,
): Promise<Result> {
  const result = (queues.get(lock) ?? Promise.resolve()).then(request);
  queues.set(
    lock,
    result.catch(() => undefined),
  );
  return result;
}
