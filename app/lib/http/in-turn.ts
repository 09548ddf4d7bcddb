/** Runs requests one at a time across tabs, because their responses set the same cookie. */
export async function inTurn<Result>(
  lock: string,
  request: () => Promise<Result>,
): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request(lock, request) : await request();
}
