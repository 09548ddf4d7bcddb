import type {RequestContext} from '~/lib/context.server';
import {ACCOUNT_EVENTS, type AccountAttempt} from '~/lib/logging/log-events';
import {log, namedReason} from '~/lib/logging/log.server';

/** Logs a rejection of `work` and passes it on. */
export function logRejection<T>(
  context: Pick<RequestContext, 'requestLog'>,
  attempt: AccountAttempt,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    log(context, 'error', ACCOUNT_EVENTS[attempt], {
      reason: namedReason(error),
    });
    throw error;
  });
}
