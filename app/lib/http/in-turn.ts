/**
 * Sends a request when those of all tabs with the same lock have been answered: their
 * answers set the same cookie. At once where the browser has no locks, as old ones and
 * pages without HTTPS.
 */
export async function inTurn<Answer>(
  lock: string,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request(lock, request) : await request();
}
