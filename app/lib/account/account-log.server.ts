import {errorLine} from '~/lib/logging/log-text';
import type {RequestContext} from '~/lib/context.server';

/** From `docs/specification.md`, "Error texts". */
const TEXTS = {
  login: 'cannot create access token',
  customer: 'cannot get customer data',
  register: 'cannot create customer',
  logout: 'cannot delete token',
  renew: 'cannot renew token',
  recover: 'cannot recover password',
  reset: 'cannot reset password',
  activate: 'cannot activate customer',
  profile: 'cannot update customer',
  address: 'cannot change address',
  cart: 'cannot update cart buyer identity',
} as const;

export type AccountAttempt = keyof typeof TEXTS;

/** Logs an error's name and text, or Shopify's code; causes may contain secrets. */
export function logAccountError(
  {requestLog}: Pick<RequestContext, 'requestLog'>,
  attempt: AccountAttempt,
  reason: unknown,
): void {
  const name = reason instanceof Error ? `${reason.name}: ` : '';
  requestLog.log('error', {
    event: TEXTS[attempt],
    reason: name + errorLine(reason),
  });
}

/** Logs a rejection of `work` and passes it on. */
export function logRejection<T>(
  context: Pick<RequestContext, 'requestLog'>,
  attempt: AccountAttempt,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    logAccountError(context, attempt, error);
    throw error;
  });
}
