import type {Shop} from '../context';

/** How many attempts of a kind are allowed within a period. */
interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Whether a subject (an address, a customer) has used up its attempts. */
export function isThrottled(
  shop: Shop,
  subject: string,
  limit: AttemptLimit,
): boolean {
  const since = shop.now().getTime() - limit.windowMs;
  const row = shop.database.get<{count: number}>(
    'select count(*) as count from throttled_attempts where subject = ? and at_ms > ?',
    [subject, since],
  );
  return (row?.count ?? 0) >= limit.attempts;
}

/** Counts one attempt, and deletes attempts that are older than a day. */
export function countAttempt(shop: Shop, subject: string): void {
  const now = shop.now().getTime();
  shop.database.run('delete from throttled_attempts where at_ms < ?', [
    now - 24 * 60 * 60 * 1000,
  ]);
  shop.database.run(
    'insert into throttled_attempts (subject, at_ms) values (?, ?)',
    [subject, now],
  );
}

/** Deletes a subject's attempts, after a successful one. */
export function forgetAttempts(shop: Shop, subject: string): void {
  shop.database.run('delete from throttled_attempts where subject = ?', [
    subject,
  ]);
}
